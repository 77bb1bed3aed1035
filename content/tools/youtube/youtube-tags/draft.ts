import type { Draft } from '@/lib/tool/define'
import type { Random } from '@/lib/writer/random'
import type { TagDraftInput, tagFields } from './fields'
import type { Kind, TagList } from './tag-list'
import { type TagPool, tagPool } from './tag-pool'

export const draft: Draft<typeof tagFields, TagList> = { writes: 'names', write, shorten }

/** How often other lists of the same kinds follow, for "More like this". */
const rounds = 10

function* write(input: TagDraftInput, random: Random): Generator<TagList> {
  const drawn = tagPool(input, random)
  yield* listsOf(drawn, random)
  // Outside English a list may be missing, and another round would bring the first ones again.
  if (Object.values(drawn).some((entries) => entries.length === 0)) return
  for (let round = 1; round < rounds; round += 1)
    yield* listsOf(shuffled(tagPool(input, random), random), random)
}

function* listsOf(pool: TagPool, random: Random): Generator<TagList> {
  const lists: readonly [Kind, string[]][] = [
    ['recommended', recommended(pool)],
    ['exact', pool.exact],
    ['variations', pool.variations],
    ['longTail', pool.longTail],
    ['misspellings', pool.misspellings],
    ['broad', pool.broad],
  ]
  for (const [kind, entries] of lists) {
    if (entries.length > 0) yield { kind, entries, note: random.pick(notes[kind]) }
  }
}

/** The best of every list, the exact ones first. */
function recommended({ exact, longTail, variations, misspellings, broad }: TagPool): string[] {
  return [
    ...exact.slice(0, 4),
    ...longTail.slice(0, 4),
    ...variations.slice(0, 3),
    ...misspellings.slice(0, 2),
    ...broad.slice(0, 2),
  ]
}

function shuffled(pool: TagPool, random: Random): TagPool {
  return {
    exact: random.shuffle(pool.exact),
    variations: random.shuffle(pool.variations),
    longTail: random.shuffle(pool.longTail),
    misspellings: random.shuffle(pool.misspellings),
    broad: random.shuffle(pool.broad),
  }
}

function shorten(item: TagList): TagList | null {
  return item.entries.length <= 1
    ? null
    : { ...item, entries: item.entries.slice(0, Math.ceil(item.entries.length / 2)) }
}

const notes: Record<Kind, readonly string[]> = {
  recommended: [
    'Paste the whole line into the tags box in Studio: each comma ends a tag.',
    'Paste it as it is, then delete whatever the video does not keep its word on.',
  ],
  exact: [
    'Put these first. They say what the video is, in the words of your own title.',
    'If you use only one list, use this one.',
  ],
  variations: [
    'The same subject in other words, for people who would not say it your way.',
    'Keep those that you also say aloud or write in the description.',
  ],
  longTail: [
    'Whole searches. Keep those that this video really answers.',
    'Each of these could be a title. The best one may be better used there.',
  ],
  misspellings: [
    'The one thing tags are good for, says YouTube: words that many people spell wrongly.',
    'Nobody sees these, so a wrong spelling does no harm here. It would in the title.',
  ],
  broad: [
    'They place the video in its field. One or two are enough.',
    'Wide words last: they fit many videos and so say little about yours.',
  ],
}
