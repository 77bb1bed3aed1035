import { searchPhrases } from '@/lib/hashtags/search-phrases'
import { isEnglish } from '@/lib/hashtags/tag-request'
import { type Tiers, tiersFor } from '@/lib/hashtags/tag-tiers'
import type { Draft } from '@/lib/tool/define'
import type { Random } from '@/lib/writer/random'
import { type HashtagDraftInput, type hashtagFields, mixes } from './fields'
import type { HashtagSet } from './hashtag-set'

export const draft: Draft<typeof hashtagFields, HashtagSet> = { writes: 'names', write, shorten }

/** How often other lists of the same kinds follow, for "More like this". */
const rounds = 10

function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  if (!isEnglish(input)) return yield* ownWordLists(input, random)
  for (let round = 0; round < rounds; round += 1) yield* lists(input, random, round)
}

function* lists(input: HashtagDraftInput, random: Random, round: number): Generator<HashtagSet> {
  const tiers = tiersFor(input, 'tiktok', random)
  const { chosen, left } = recommend(round === 0 ? tiers : shuffledTiers(tiers, random), input)
  yield { kind: 'recommended', entries: chosen, note: recommendedNote(input) }
  yield { kind: 'specific', entries: left.specific, note: random.pick(notes.specific) }
  yield { kind: 'niche', entries: left.niche, note: random.pick(notes.niche) }
  yield { kind: 'broad', entries: left.broad, note: random.pick(notes.broad) }
  yield { kind: 'audience', entries: left.audience, note: random.pick(notes.audience) }
  yield searchList(input, random)
  yield avoidList(random)
}

/** In a language without word banks: the visitor's own words, and no tiers made of two words each. */
function* ownWordLists(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { chosen, left } = recommend(tiersFor(input, 'tiktok', random), input)
  const others = [...left.specific, ...left.niche, ...left.broad, ...left.audience]
  yield { kind: 'recommended', entries: chosen, note: recommendedNote(input) }
  const pool = [...new Set(others)].filter((tag) => !chosen.includes(tag))
  yield { kind: 'specific', entries: pool, note: random.pick(notes.specific) }
  yield searchList(input, random)
  yield avoidList(random)
}

function searchList(input: HashtagDraftInput, random: Random): HashtagSet {
  return { kind: 'search', entries: searchPhrases(input, random), note: random.pick(notes.search) }
}

function avoidList(random: Random): HashtagSet {
  return { kind: 'avoid', entries: random.shuffle(fillers).slice(0, 5), note: random.pick(notes.avoid) }
}

function shuffledTiers(tiers: Tiers, random: Random): Tiers {
  const { broad, niche, specific, audience } = tiers
  return {
    broad: random.shuffle(broad),
    niche: random.shuffle(niche),
    specific: random.shuffle(specific),
    audience,
  }
}

/** The set by the chosen mix; a tier that runs short borrows from the next. What is left makes the pool. */
function recommend(tiers: Tiers, { parameters }: HashtagDraftInput): { chosen: string[]; left: Tiers } {
  const mix = mixes[parameters.mix]
  const wanted = mix.broad + mix.niche + mix.specific
  const spare = 2
  const take = (tags: readonly string[], count: number) =>
    tags.slice(0, Math.min(count, Math.max(1, tags.length - spare)))
  const planned =
    mix.broad > 0
      ? [
          ...take(tiers.broad, mix.broad),
          ...take(tiers.niche, mix.niche),
          ...take(tiers.specific, mix.specific),
        ]
      : [...take(tiers.niche, mix.niche), ...take(tiers.specific, mix.specific)]
  const extra = [...tiers.specific, ...tiers.audience, ...tiers.niche].filter((tag) => !planned.includes(tag))
  const chosen = [...planned, ...extra.slice(0, Math.max(0, wanted - planned.length))].slice(0, wanted)
  const rest = (tags: readonly string[]) => {
    const left = tags.filter((tag) => !chosen.includes(tag))
    return left.length > 0 ? left : tags.slice(0, 2)
  }
  return {
    chosen,
    left: {
      broad: rest(tiers.broad),
      niche: rest(tiers.niche),
      specific: rest(tiers.specific),
      audience: rest(tiers.audience),
    },
  }
}

function shorten(item: HashtagSet): HashtagSet | null {
  return item.entries.length <= 3 ? null : { ...item, entries: item.entries.slice(-3) }
}

function recommendedNote({ parameters }: HashtagDraftInput): string {
  const order = parameters.mix === 'focus' ? 'From the community to this very video' : 'From wide to narrow'
  return `${order}. Put them at the end of the caption, after a first line that says the topic in plain words.`
}

const fillers = [
  '#fyp',
  '#foryou',
  '#foryoupage',
  '#viral',
  '#trending',
  '#xyzbca',
  '#explore',
  '#viralvideo',
]

const notes = {
  specific: [
    'These name this very video. Swap one in where it matches what people see in the first seconds.',
    'The narrowest ones. Take the tag that a person would type to find exactly this.',
    'Use the one whose words you also say aloud or show on screen.',
  ],
  niche: [
    'These name the community. Take one whose posts you would want to appear next to.',
    'For people who already follow the subject. Open a tag once and look whether your video belongs there.',
    'Swap one in when the video is for regulars more than for newcomers.',
  ],
  broad: [
    'These place the video in its field. One is enough; the others in the set do the precise work.',
    'Wide shelves. Use one when the video makes sense to someone new to the subject.',
    'Good for a first video on a subject, less useful once you have narrower ones.',
  ],
  audience: [
    'These name who it is for. Use one when the video speaks to that person directly.',
    'Swap one in when the viewer’s situation matters more than the subject.',
    'People follow these for a shared situation, so the first line should show that you know it.',
  ],
  search: [
    'Say one of these aloud, write it on screen or put it in the first line: people search with phrases, not with tags.',
    'Pick the phrase that your video answers and use its words in the caption.',
    'Each stands for another intent. Type one into TikTok’s search and see what people find there today.',
  ],
  avoid: [
    'They say nothing about the video, and each takes one of five places.',
    'They would fit any video, so they help neither a reader nor a search.',
    'Habit more than help: nobody looks for your subject under these.',
  ],
} as const
