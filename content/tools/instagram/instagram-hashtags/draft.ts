import { ownTags } from '@/lib/hashtags/own-tags'
import { searchPhrases } from '@/lib/hashtags/search-phrases'
import { isEnglish } from '@/lib/hashtags/tag-request'
import { tiersFor } from '@/lib/hashtags/tag-tiers'
import type { Draft } from '@/lib/tool/define'
import type { Random } from '@/lib/writer/random'
import type { HashtagDraftInput, hashtagFields } from './fields'
import { type HashtagSet, type Kind, MAX_KEYWORDS } from './hashtag-set'
import { setsFor } from './sets'

export const draft: Draft<typeof hashtagFields, HashtagSet> = { writes: 'names', write }

/** How often other lists of the same kinds follow, for "More like this". */
const rounds = 10

function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const asked = withAudience(input)
  if (!isEnglish(asked)) return yield* ownWordLists(asked, random)
  for (let round = 0; round < rounds; round += 1) {
    const sets = setsFor(asked, round, random)
    for (const kind of ['subject', 'people', 'community'] as const) {
      yield { kind, tags: sets[kind], entries: [], note: random.pick(notes[kind]) }
    }
    yield keywordList(asked, random)
    yield avoidList(random)
  }
}

/** In a language without word banks: one set of the visitor's own words, which say all the roles there are. */
function* ownWordLists(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { specific, niche, broad, audience } = tiersFor(input, 'instagram', random)
  const tags = [...new Set([...specific.slice(0, 2), ...niche, ...broad, ...specific, ...audience])]
  yield {
    kind: 'subject',
    tags: tags.slice(0, 5).map((tag) => ({ tag, role: 'topic' })),
    entries: [],
    note: random.pick(notes.subject),
  }
  yield keywordList(input, random)
  yield avoidList(random)
}

function keywordList(input: HashtagDraftInput, random: Random): HashtagSet {
  const { prompt, topic } = input
  const own = ownTags(prompt, isEnglish(input) ? topic.keywords : []).phrases.slice(0, 3)
  const different = new Set([...own, ...searchPhrases(input, random)].map((phrase) => phrase.toLowerCase()))
  return list('keywords', [...different].slice(0, MAX_KEYWORDS), random)
}

function avoidList(random: Random): HashtagSet {
  return list('avoid', [...namedByInstagram, ...random.shuffle(fillers).slice(0, 4)], random)
}

function list(kind: 'keywords' | 'avoid', entries: string[], random: Random): HashtagSet {
  return { kind, tags: [], entries, note: random.pick(notes[kind]) }
}

/** The visitor's own audience stands in for the one that the prompt names. */
function withAudience(input: HashtagDraftInput): HashtagDraftInput {
  const audience = input.parameters.audience.split(',')[0]?.trim()
  return audience ? { ...input, topic: { ...input.topic, audience } } : input
}

/** Instagram's own examples of tags that don't help. Source: @creators, December 2025, by socialmediatoday.com. */
const namedByInstagram = ['#reels', '#explore']

const fillers = [
  '#instagood',
  '#instadaily',
  '#viral',
  '#explorepage',
  '#followforfollow',
  '#like4like',
  '#photooftheday',
  '#trending',
]

const notes = {
  subject: [
    'Take this set when the picture itself explains the post.',
    'The plainest of the three: it names what is there to see.',
    'For a post that somebody could be looking for by its subject.',
  ],
  people: [
    'Take this set when the post speaks to somebody in particular, and say so in the first line.',
    'For a post that answers a question which a certain person has.',
    'Works where the reader’s situation matters more than the object.',
  ],
  community: [
    'Take this set when regulars of the subject would stop for the post.',
    'Open the niche tag once and look whether your post belongs between the others.',
    'For a post whose neighbours you would follow yourself.',
  ],
  keywords: [
    'Use two or three of them in the caption’s sentences; words there can be searched, too.',
    'Put the one that fits best into the first line, and another into the alt text of the picture.',
    'Pick the ones that you would say anyway. A caption made of keywords reads like a shop shelf.',
  ],
  avoid: [
    'They fit any post, and each takes one of five places.',
    'Instagram itself names the first two as tags that do not help a post to be found.',
    'Habit more than help: nobody looks for your subject under these.',
  ],
} as const satisfies Record<Kind, readonly string[]>
