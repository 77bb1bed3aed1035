import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findSearches, findTags } from '@/lib/writer/tags'
import type { TagInput, TagList } from './fields'

export const draft = { outputKind: 'names' as const, write }

/** Builds lists from the prompt alone, because one wrong tag spoils a list. */
function* write({ reading, parameters }: TagInput & { reading: PromptReading }): Generator<TagList> {
  const tags = findTags(reading, 'youtube')
  const searches = findSearches(reading)
  const all = [...searches, ...tags.own, parameters.channel, ...tags.field].map((tag) => tag.toLowerCase())
  const entries = [...new Set(all)].filter((tag) => tag !== '' && !tag.includes(','))
  yield { kind: 'recommended', entries, note: 'Paste the whole line into Tags in Studio: each comma ends a tag.' }
}
