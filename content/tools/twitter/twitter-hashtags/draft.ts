import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { toTagBodies } from '@/lib/writer/tags/tag-bodies'
import { buildTagPool } from '@/lib/writer/tags/tag-pool'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import { toCamelCaseTag } from './camel-case-tag'
import type { HashtagDraftInput, hashtagFields } from './fields'
import type { HashtagSet, Kind } from './hashtag-set'

/**
 * The visitor's own text with its hashtags in the sentence, where a tag's words stand in it, and at the end; at most
 * 280 weighted characters each. A longer text is cut.
 */
export function composePlacements(prompt: string, tags: readonly string[]): string[] {
  const tagText = tags.join(' ')
  const maxWeight = xPost.max - measureWeightedLength(tagText) - tags.length - 1
  const text = upperFirst(
    truncateAtWord(prompt.replace(/[#＃]/g, '').replace(/\s+/g, ' ').trim(), maxWeight, measureWeightedLength),
  )
  const inlineText = tags.reduce(insertTag, text)
  const isSentence = inlineText !== text && /\p{L}/u.test(inlineText.replace(/#\S+/g, ''))
  return [...(isSentence ? [inlineText] : []), `${text} ${tagText}`]
}

const MAX_TAG_WORDS = 4

/** Puts a tag in the place of its own words, once; a name with an apostrophe stays as it is written. */
function insertTag(text: string, tag: string): string {
  const body = tag.slice(1).toLowerCase().replaceAll('_', '')
  const wordMatches = [...text.matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{M}\p{N}]+(?:\+\+)?/gu)]
  for (const [index, firstMatch] of wordMatches.entries()) {
    for (const lastMatch of wordMatches.slice(index, index + MAX_TAG_WORDS)) {
      const end = lastMatch.index + lastMatch[0].length
      const phrase = text.slice(firstMatch.index, end)
      if (/[.,!?;:'’]/.test(phrase)) continue
      if (toTagBodies([phrase])[0]?.replaceAll('_', '') === body) {
        return text.slice(0, firstMatch.index) + tag + text.slice(end)
      }
    }
  }
  return text
}

/**
 * Queries that show who uses a tag today and what they ask. Operators: docs.sorsa.io/search-operators (those that work on
 * x.com), checked 2026-11.
 */
function buildSearches(phrase: string, tags: readonly string[], { reading, parameters }: HashtagDraftInput): string[] {
  const [firstTag = ''] = tags
  const isEnglish = reading.language === 'en'
  const region = parameters.region.replace(/["\s]+/g, ' ').trim()
  return [
    `"${phrase}"${isEnglish ? ' ("how do" OR "anyone know")' : ''} -filter:links`,
    ...(region && !phrase.includes(region.toLowerCase()) ? [`"${phrase}" "${region}"`] : []),
    `${firstTag} -filter:replies${isEnglish ? ' lang:en' : ''}`,
    `"${phrase}" filter:follows`,
  ]
}

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
