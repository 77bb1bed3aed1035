import { quietNote } from '@/lib/kits/hashtag-notes'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findTags, toHashtag } from '@/lib/writer/tags'
import type { HashtagSet } from './fields'
import { type HashtagInput, tierCountsByMix } from './fields'

export const draft = { outputKind: 'names' as const, write }

const placeNote = 'Put them at the end of your caption. No #fyp or #viral: they fit any video.'
const MIN_SWAPS = 3

/** Returns one list, and a second if the prompt is specific enough. Does not guess: one wrong tag spoils a list. */
function* write({ reading, parameters }: HashtagInput & { reading: PromptReading }): Generator<HashtagSet> {
  const { region, mix, filler } = parameters
  const found = findTags(reading, 'tiktok', region)
  const own = [...found.own, ...found.form].map((tag) => toHashtag(tag))
  const field = found.field.map((tag) => toHashtag(tag))
  if (reading.isHardDay) return yield { kind: 'recommended', entries: own, note: quietNote }
  const { broad, niche, specific } = tierCountsByMix[mix]
  const size = Math.min(broad + niche + specific, reading.instructions.maxItems ?? 5)
  const ranked = [...own.slice(0, specific + 1), ...field.slice(0, broad + 1), ...own.slice(specific + 1), ...field]
  const recommended = [...new Set(ranked)].slice(0, size)
  const swaps = own.filter((tag) => !recommended.includes(tag))
  yield { kind: 'recommended', entries: filler ? [...recommended.slice(0, 4), '#fyp'] : recommended, note: placeNote }
  if (swaps.length >= MIN_SWAPS)
    yield { kind: 'specific', entries: swaps, note: 'Take the one people see or hear first.' }
}
