import type { Random } from '@/lib/core/random'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { buildSearchPhrases } from '@/lib/writer/tags/search-phrases'
import { buildTagPool, type TagPool } from '@/lib/writer/tags/tag-pool'
import { type HashtagDraftInput, type hashtagFields, tierCountsByMix } from './fields'
import type { HashtagSet } from './hashtag-set'

export const draft: DraftRecipe<typeof hashtagFields, HashtagSet> = { outputKind: 'names', write, shorten }

/** The lists that the prompt gives something for; one wrong tag spoils a list, so a list of guesses is left out. */
function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { reading, parameters } = input
  const { region, avoid, filler } = parameters
  const pool = buildTagPool(reading, { platform: 'tiktok', region, avoid }, random)
  const isSensitive = reading.kind === 'hard-time'
  const recommendedTags = isSensitive ? pool.promptTags.slice(0, 3) : pickRecommendedTags(pool, input)
  const tagsWithFiller = filler && !isSensitive ? [...recommendedTags.slice(0, 4), '#fyp'] : recommendedTags
  yield {
    kind: 'recommended',
    entries: tagsWithFiller,
    note: isSensitive ? sensitiveTopicNote : random.pick(notes.recommended),
  }
  if (isSensitive) return
  const excludeRecommended = (tags: readonly string[]) => tags.filter((tag) => !recommendedTags.includes(tag))
  const lists = [
    {
      kind: 'specific',
      entries: excludeRecommended([...pool.promptTags, ...pool.otherTags]),
      note: random.pick(notes.specific),
    },
    {
      kind: 'niche',
      entries: excludeRecommended([...pool.niche, ...pool.audience]),
      note: random.pick(notes.niche),
    },
  ] as const
  for (const list of lists) if (list.entries.length > 1) yield list
  const searchPhrases = buildSearchPhrases(reading, region)
  if (searchPhrases.length > 0) yield { kind: 'search', entries: searchPhrases, note: random.pick(notes.search) }
}

/** The set by the chosen mix; what one tier lacks, the visitor's other words and then the field make up. */
function pickRecommendedTags(pool: TagPool, { parameters }: HashtagDraftInput): string[] {
  const tierCounts = tierCountsByMix[parameters.mix]
  const maxTags = tierCounts.broad + tierCounts.niche + tierCounts.specific
  const specificTags = [...pool.promptTags, ...pool.form, ...pool.otherTags]
  const mixTags = [
    ...pool.broad.slice(0, tierCounts.broad),
    ...pool.niche.slice(0, tierCounts.niche),
    ...specificTags.slice(0, tierCounts.specific),
  ]
  const fallbackTags = [...specificTags.slice(tierCounts.specific), ...pool.niche.slice(tierCounts.niche)]
  return [...mixTags, ...fallbackTags.slice(0, maxTags - mixTags.length)]
}

function shorten(item: HashtagSet): HashtagSet | null {
  return item.entries.length <= 3 ? null : { ...item, entries: item.entries.slice(-3) }
}

const sensitiveTopicNote = 'Only your own word. A post like this needs no hashtag.'

const notes = {
  recommended: [
    'Put them at the end of your caption. No #fyp or #viral: they fit any video.',
    'At the end of your caption, after a first line with your topic.',
  ],
  specific: [
    'Your own words. Take the one people see or hear first.',
    'Take the tag people would type to find exactly this.',
  ],
  niche: ['Community tags. Open one and see if your video fits in.', 'Swap one in if your video is for insiders.'],
  search: ['Say one in the video or put it on screen.', 'Use one in the first line of your caption.'],
} as const
