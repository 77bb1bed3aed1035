import type { Random } from '@/lib/core/random'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { buildSearchPhrases } from '@/lib/writer/tags/search-phrases'
import { buildTagPool, type TagPool } from '@/lib/writer/tags/tag-pool'
import type { HashtagDraftInput, hashtagFields } from './fields'
import type { HashtagSet, Role, SetKind } from './hashtag-set'

export const draft: DraftRecipe<typeof hashtagFields, HashtagSet> = { outputKind: 'names', write }

/** The sets that the prompt gives something for; one wrong tag spoils a set, so none is filled up with guesses. */
function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { reading, parameters } = input
  const pool = buildTagPool(reading, { platform: 'instagram', ...parameters, ...getAudience(input) }, random)
  const isSensitive = reading.kind === 'hard-time'
  const buildSet = (kind: SetKind, tags: HashtagSet['tags']) => ({
    kind,
    tags,
    entries: [],
    note: random.pick(notes[kind]),
  })
  if (isSensitive) {
    yield {
      ...buildSet('subject', assignRole('topic', pool.promptTags.slice(0, 3))),
      note: 'Only your own word. A post like this needs no hashtag.',
    }
    return
  }
  yield buildSet('subject', buildSubjectSet(pool))
  if (getAudience(input).audience) yield buildSet('people', buildPeopleSet(pool))
  if (pool.niche.length > 1) yield buildSet('community', buildCommunitySet(pool))
  const keywords = buildSearchPhrases(reading, parameters.region)
  if (keywords.length > 0) yield { kind: 'keywords', tags: [], entries: keywords, note: random.pick(notes.keywords) }
}

/** Whom it is for, where the visitor says so; else the key is absent. */
function getAudience({ reading, parameters }: HashtagDraftInput): { audience?: string } {
  const audience = parameters.audience.split(',')[0]?.trim() || reading.spans.audience
  return audience ? { audience } : {}
}

function buildSubjectSet(pool: TagPool): HashtagSet['tags'] {
  const topicTags = assignRole('topic', [...pool.promptTags, ...pool.form, ...pool.otherTags])
  return [
    ...topicTags.slice(0, 3),
    ...assignRole('broader', pool.broad.slice(0, 1)),
    ...assignRole('niche', pool.niche.slice(0, 1)),
    ...topicTags.slice(3),
  ]
}

function buildPeopleSet(pool: TagPool): HashtagSet['tags'] {
  return [
    ...assignRole('audience', pool.audience.slice(0, 2)),
    ...assignRole('topic', pool.promptTags.slice(0, 2)),
    ...assignRole('broader', pool.broad.slice(0, 1)),
  ]
}

function buildCommunitySet(pool: TagPool): HashtagSet['tags'] {
  return [
    ...assignRole('topic', pool.promptTags.slice(0, 1)),
    ...assignRole('niche', pool.niche.slice(0, 3)),
    ...assignRole('broader', pool.broad.slice(0, 1)),
  ]
}

function assignRole(role: Role, tags: readonly string[]): HashtagSet['tags'] {
  return tags.map((tag) => ({ tag, role }))
}

const notes = {
  subject: ['Says what we see. No #reels or #explore: they fit any post.', 'For posts people search by topic.'],
  people: ['For posts that speak to someone in particular.', 'Say who it’s for in the first line, then these fit.'],
  community: ['Open the niche tag and see if your post fits in.', 'For posts in a niche you follow yourself.'],
  keywords: [
    'Use one or two in your caption: people search those words too.',
    'Put the best one in the first line, another in the alt text.',
  ],
} as const satisfies Record<SetKind, readonly string[]>
