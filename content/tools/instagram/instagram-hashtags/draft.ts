import { quietNote } from '@/lib/kits/hashtag-notes'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findTags, toHashtag } from '@/lib/writer/tags'
import type { HashtagInput, HashtagSet, Role } from './fields'

export const draft = { outputKind: 'names' as const, write }

/** Yields one set, and one for a named audience. Does not guess: one wrong tag spoils a set. */
function* write({ reading, parameters }: HashtagInput & { reading: PromptReading }): Generator<HashtagSet> {
  const { region, problem, audience } = parameters
  const found = findTags(reading, 'instagram', region)
  const topics = assignRole('topic', [...found.own, ...found.form])
  const niche = assignRole('niche', found.field.slice(1))
  const people = assignRole('audience', audience.split(',')).slice(0, 2)
  const broad = assignRole('broader', found.field.slice(0, 1))
  const max = reading.instructions.maxItems ?? 5
  const main = [...topics.slice(0, 3), ...niche.slice(0, 1), ...broad, ...topics.slice(3), ...niche.slice(1)]
  const tags = [...assignRole('problem', [problem]), ...main]
  const note = reading.isHardDay ? quietNote : 'Says what we see. No #reels: it fits any post.'
  yield { kind: 'subject', tags: tags.slice(0, max), entries: [], note }
  if (people.length > 0 && !reading.isHardDay)
    yield {
      kind: 'people',
      tags: [...people, ...main].slice(0, max),
      entries: [],
      note: 'To speak to someone in particular.',
    }
}

function assignRole(role: Role, phrases: readonly string[]): HashtagSet['tags'] {
  return phrases.filter((phrase) => phrase.trim() !== '').map((phrase) => ({ tag: toHashtag(phrase), role }))
}
