import type { Random } from '@/lib/core/random'
import type { Draft } from '@/lib/tool/define'
import { searchPhrases } from '@/lib/writer/tags/search-phrases'
import { type TagPool, tagPool } from '@/lib/writer/tags/tag-pool'
import type { HashtagDraftInput, hashtagFields } from './fields'
import type { HashtagSet, Kind, Role } from './hashtag-set'

export const draft: Draft<typeof hashtagFields, HashtagSet> = { writes: 'names', write }

/** The sets that the prompt gives something for; one wrong tag spoils a set, so none is filled up with guesses. */
function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { reading, parameters } = input
  const pool = tagPool(reading, { platform: 'instagram', ...parameters, ...asked(input) }, random)
  const hard = reading.kind === 'hard-time'
  const set = (kind: Kind, tags: HashtagSet['tags']) => ({
    kind,
    tags,
    entries: [],
    note: random.pick(notes[kind]),
  })
  if (hard) {
    yield {
      ...set('subject', as('topic', pool.own.slice(0, 3))),
      note: 'Only your own word. A post like this needs no hashtag.',
    }
    return
  }
  yield set('subject', subjectSet(pool))
  if (asked(input).audience) yield set('people', peopleSet(pool))
  if (pool.niche.length > 1) yield set('community', communitySet(pool))
  const keywords = searchPhrases(reading, parameters.region)
  if (keywords.length > 0)
    yield { kind: 'keywords', tags: [], entries: keywords, note: random.pick(notes.keywords) }
}

/** Whom it is for, where the visitor says so; else the key is absent. */
function asked({ reading, parameters }: HashtagDraftInput): { audience?: string } {
  const audience = parameters.audience.split(',')[0]?.trim() || reading.spans.audience
  return audience ? { audience } : {}
}

function subjectSet(pool: TagPool): HashtagSet['tags'] {
  const own = as('topic', [...pool.own, ...pool.form, ...pool.others])
  return [
    ...own.slice(0, 3),
    ...as('broader', pool.broad.slice(0, 1)),
    ...as('niche', pool.niche.slice(0, 1)),
    ...own.slice(3),
  ]
}

function peopleSet(pool: TagPool): HashtagSet['tags'] {
  return [
    ...as('audience', pool.audience.slice(0, 2)),
    ...as('topic', pool.own.slice(0, 2)),
    ...as('broader', pool.broad.slice(0, 1)),
  ]
}

function communitySet(pool: TagPool): HashtagSet['tags'] {
  return [
    ...as('topic', pool.own.slice(0, 1)),
    ...as('niche', pool.niche.slice(0, 3)),
    ...as('broader', pool.broad.slice(0, 1)),
  ]
}

function as(role: Role, tags: readonly string[]): HashtagSet['tags'] {
  return tags.map((tag) => ({ tag, role }))
}

const notes = {
  subject: [
    'Says what we see. No #reels or #explore: they fit any post.',
    'For posts people search by topic.',
  ],
  people: [
    'For posts that speak to someone in particular.',
    'Say who it’s for in the first line, then these fit.',
  ],
  community: [
    'Open the niche tag and see if your post fits in.',
    'For posts in a niche you follow yourself.',
  ],
  keywords: [
    'Use one or two in your caption: people search those words too.',
    'Put the best one in the first line, another in the alt text.',
  ],
} as const satisfies Record<Kind, readonly string[]>
