import type { Random } from '@/lib/core/random'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { buildTagPool } from '@/lib/writer/tags/tag-pool'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import { buildSearches } from './build-searches'
import { toCamelCaseTag } from './camel-case-tag'
import { composePlacements } from './compose-placements'
import type { HashtagDraftInput, hashtagFields } from './fields'
import type { HashtagSet, Kind } from './hashtag-set'

export const draft: DraftRecipe<typeof hashtagFields, HashtagSet> = { outputKind: 'names', write }

/** The visitor's own words first, then those of the field; on a hard day one word of theirs at most, and no searches. */
function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { reading, parameters, prompt } = input
  const { region, avoid, capitals } = parameters
  const pool = buildTagPool(reading, { platform: 'x', region, avoid }, random)
  const isSensitive = reading.kind === 'hard-time'
  const visitorTags = [...pool.promptTags, ...pool.otherTags]
  const applyCapitals = (tags: readonly string[]) => tags.map((tag) => (capitals ? toCamelCaseTag(tag, prompt) : tag))
  const rankedTags = applyCapitals([...visitorTags.slice(0, 2), ...pool.broad, ...pool.niche, ...visitorTags.slice(2)])
  const candidateTags = applyCapitals([
    ...(pool.promptTags.length > 0 ? pool.promptTags : visitorTags),
    ...pool.broad.slice(0, 1),
    ...pool.form,
  ])
  const pickedTags = pickDistinctTags(candidateTags, isSensitive ? 1 : Number(parameters.picks))
  const alternativeTags = rankedTags.filter((tag) => !pickedTags.includes(tag))
  const buildSet = (kind: Kind, entries: string[]) => ({
    kind,
    entries,
    note: isSensitive ? '' : random.pick(notes[kind]),
  })
  yield buildSet('pick', pickedTags)
  if (isSensitive) return
  if (alternativeTags.length > 1) yield buildSet('alternatives', alternativeTags)
  if (pool.promptTags.length > 0) yield buildSet('placement', composePlacements(prompt, pickedTags))
  const { known } = getTopicWords(reading)
  const phrase = known.find((term) => term.includes(' ')) ?? (reading.niche ? known[0] : undefined)
  if (phrase !== undefined) yield buildSet('search', buildSearches(phrase, pickedTags, input))
}

/** The first tags of which none says what another says already: not #Sourdough beside #SourdoughBread. */
function pickDistinctTags(tags: readonly string[], maxCount: number): string[] {
  const distinctTags: string[] = []
  for (const tag of tags) {
    const body = tag.slice(1).toLowerCase()
    const isRepeated = distinctTags.some(
      (distinctTag) => distinctTag.toLowerCase().includes(body) || body.includes(distinctTag.slice(1).toLowerCase()),
    )
    if (!isRepeated && distinctTags.length < maxCount) distinctTags.push(tag)
  }
  return distinctTags
}

const notes = {
  pick: [
    'If the word is already in your sentence, put the # there.',
    'Posts work without tags. Use one to be found by strangers.',
  ],
  alternatives: [
    'Search it on X first: it may mean something else there.',
    'Narrow ones for conversations, wide ones for announcements.',
  ],
  placement: [
    'In the sentence a tag costs one character, at the end its whole length.',
    'In the sentence it reads like a word, at the end like a label.',
  ],
  search: [
    'Paste one into X’s search and tap Latest to see who uses it.',
    'Reply to two or three of these posts before you post yours.',
  ],
} as const satisfies Record<Kind, readonly string[]>
