import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findTags, toHashtag } from '@/lib/writer/tags'
import { composePlacements } from './compose-placements'
import type { HashtagInput } from './fields'
import type { HashtagSet } from './hashtag-set'

export const draft = { outputKind: 'names' as const, write }

/** Suggests the visitor's own words, then those of their field; on a hard day at most one tag and no searches. */
function* write({ reading, parameters }: HashtagInput & { reading: PromptReading }): Generator<HashtagSet> {
  const { region, capitals, picks } = parameters
  const { own, field, form } = findTags(reading, 'x', region)
  const all = [...own, ...field, ...form].map((tag) => toHashtag(tag, capitals))
  // Drop tags that contain one another: either #Sourdough or #SourdoughBread.
  const isDistinct = (tag: string, index: number) =>
    all.slice(0, index).every((other) => !other.includes(tag.slice(1)) && !tag.includes(other.slice(1)))
  const picked = all.filter(isDistinct).slice(0, Number(picks))
  yield { kind: 'pick', entries: picked, note: '' }
  if (reading.isHardDay || picked.length === 0) return
  const others = all.filter((tag) => !picked.includes(tag))
  const note = 'Search it on X first: it may mean something else there.'
  if (others.length > 1) yield { kind: 'alternatives', entries: others, note }
  yield { kind: 'placement', entries: composePlacements(reading.text, picked), note: '' }
  const question = reading.language === 'en' ? ' ("how do" OR "anyone know")' : ''
  const searches = [
    `"${own[0] ?? field[0] ?? picked[0]?.slice(1)}"${question} -filter:links`,
    `${picked[0]} -filter:replies`,
  ]
  yield { kind: 'search', entries: searches, note: 'Tap Latest to see who uses it.' }
}
