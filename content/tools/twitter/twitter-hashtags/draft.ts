import type { Random } from '@/lib/core/random'
import type { Draft } from '@/lib/tool/define'
import { ownWords } from '@/lib/writer/tags/own-words'
import { tagPool } from '@/lib/writer/tags/tag-pool'
import { buildSearches } from './build-searches'
import { camelTag } from './camel-tag'
import type { HashtagDraftInput, hashtagFields } from './fields'
import type { HashtagSet, Kind } from './hashtag-set'
import { composePlacements } from './placement'

export const draft: Draft<typeof hashtagFields, HashtagSet> = { writes: 'names', write }

/** The visitor's own words first, then those of the field; on a hard day one word of theirs at most, and no searches. */
function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const { reading, parameters, prompt } = input
  const { region, avoid, capitals } = parameters
  const pool = tagPool(reading, { platform: 'x', region, avoid }, random)
  const hard = reading.kind === 'hard-time'
  const own = [...pool.own, ...pool.others]
  const spelled = (tags: readonly string[]) => tags.map((tag) => (capitals ? camelTag(tag, prompt) : tag))
  const ranked = spelled([...own.slice(0, 2), ...pool.broad, ...pool.niche, ...own.slice(2)])
  const pairs = spelled([...(pool.own.length > 0 ? pool.own : own), ...pool.broad.slice(0, 1), ...pool.form])
  const picked = apart(pairs, hard ? 1 : Number(parameters.picks))
  const rest = ranked.filter((tag) => !picked.includes(tag))
  const list = (kind: Kind, entries: string[]) => ({
    kind,
    entries,
    note: hard ? '' : random.pick(notes[kind]),
  })
  yield list('pick', picked)
  if (hard) return
  if (rest.length > 1) yield list('alternatives', rest)
  if (pool.own.length > 0) yield list('placement', composePlacements(prompt, picked))
  const { known } = ownWords(reading)
  const phrase = known.find((words) => words.includes(' ')) ?? (reading.niche ? known[0] : undefined)
  if (phrase !== undefined) yield list('search', buildSearches(phrase, picked, input))
}

/** The first tags of which none says what another says already: not #Sourdough beside #SourdoughBread. */
function apart(tags: readonly string[], most: number): string[] {
  const kept: string[] = []
  for (const tag of tags) {
    const body = tag.slice(1).toLowerCase()
    const repeats = kept.some(
      (one) => one.toLowerCase().includes(body) || body.includes(one.slice(1).toLowerCase()),
    )
    if (!repeats && kept.length < most) kept.push(tag)
  }
  return kept
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
