import { camelTag } from '@/lib/hashtags/camel-tag'
import { ownTags } from '@/lib/hashtags/own-tags'
import { searchPhrases } from '@/lib/hashtags/search-phrases'
import { tagCandidates } from '@/lib/hashtags/tag-candidates'
import { isEnglish } from '@/lib/hashtags/tag-request'
import { tiersFor } from '@/lib/hashtags/tag-tiers'
import type { Draft } from '@/lib/tool/define'
import { singular } from '@/lib/writer/naming/singular'
import type { Random } from '@/lib/writer/random'
import type { HashtagDraftInput, hashtagFields } from './fields'
import { type HashtagSet, type Kind, kindIds, kinds } from './hashtag-set'
import { placements } from './placement'
import { searchesFor } from './searches'

export const draft: Draft<typeof hashtagFields, HashtagSet> = { writes: 'names', write }

function* write(input: HashtagDraftInput, random: Random): Generator<HashtagSet> {
  const tags = rankedTags(input, random)
  const picks = Number(input.parameters.picks)
  for (let start = 0; start < tags.length; start += 1) {
    const turned = [...tags.slice(start), ...tags.slice(0, start)]
    const chosen = turned.slice(0, picks)
    const rest = turned.slice(picks)
    const entries = {
      pick: chosen,
      alternatives: (rest.length > 0 ? rest : chosen).slice(0, kinds.alternatives.most),
      placement: placements(input.prompt, chosen),
      search: searchesFor(phraseFor(input, random), chosen, input),
    } satisfies Record<Kind, string[]>
    for (const kind of kindIds) yield { kind, entries: entries[kind], note: random.pick(notes[kind]) }
  }
}

/** The subject first, then its community, then the others; none twice in singular and plural. */
function rankedTags(input: HashtagDraftInput, random: Random): string[] {
  const { capitals, avoid } = input.parameters
  const seen = new Set(avoid.split(',').map((word) => `#${word.trim().toLowerCase()}`))
  return orderedTags(input, random)
    .filter((tag) => {
      const key = singular(tag.toLowerCase())
      const isNew = !seen.has(key) && !seen.has(tag.toLowerCase())
      seen.add(key)
      return isNew
    })
    .map((tag) => (capitals ? camelTag(tag, input.prompt) : tag))
}

function orderedTags(input: HashtagDraftInput, random: Random): string[] {
  if (!isEnglish(input)) {
    const { specific, niche, broad, audience } = tiersFor(input, 'x', random)
    return [...specific.slice(0, 1), ...niche, ...specific, ...broad, ...audience]
  }
  const { topic: about, prompt } = input
  const { topic, need, niche, audience, broader } = tagCandidates(input, 'x', random)
  const [first = ''] = topic
  const own = ownTags(prompt)
  const named = audience.filter((tag) => overlap(tag, `#${about.audience ?? ''}`)).slice(0, 1)
  const others = [...named, ...own.compound.map((tag) => `#${tag}`), ...niche, ...broader, ...audience]
  const second = others.filter((tag) => !overlap(first, tag)).slice(0, 1)
  const ranked = [
    first,
    ...second,
    ...topic.slice(1, 3),
    ...niche.slice(0, 4),
    ...broader.slice(0, 2),
    ...audience.slice(0, 2),
    ...need.slice(0, 2),
  ]
  const isOwn = (tag: string) => own.single.some((word) => tag.includes(singular(word)))
  return about.niche.id === 'general' ? ranked.filter(isOwn) : ranked
}

/** Whether one tag says what the other says already: "#sourdough" beside "#sourdoughbread". */
function overlap(one: string, other: string): boolean {
  const a = singular(one.slice(1).toLowerCase())
  const b = singular(other.slice(1).toLowerCase())
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}

/** What people would write without a tag. */
function phraseFor(input: HashtagDraftInput, random: Random): string {
  const { noun } = input.topic
  if (isEnglish(input) && noun.length <= 28 && input.prompt.length <= 160) return noun.toLowerCase()
  return (searchPhrases(input, random)[0] ?? noun).replace(/ (?:tips )?for \p{L}+$/u, '')
}

const notes = {
  pick: [
    'One that names the subject does most of the work; the second only earns its place if people follow it.',
    'If the words already stand in your sentence, put the # there instead of adding the tag at the end.',
    'A post reads well without any. Use a tag where you want to be found by strangers.',
  ],
  alternatives: [
    'Search each once on X before you use it: a quiet tag, or one that means something else there, is worth skipping.',
    'Trade one in when the post speaks to these people more than about the subject.',
    'The narrow ones suit a conversation, the wide ones an announcement.',
  ],
  placement: [
    'In the sentence a tag costs one extra character; at the end it costs its whole length.',
    'Inside the sentence it reads like a word. At the end it reads like a label.',
    'Not as the very first thing where a sentence can carry it: readers skip a tag, not a thought.',
  ],
  search: [
    'Paste one into the search box of X and switch to Latest. You see who would read the tag.',
    'The first line finds posts that ask something, which are the ones to answer.',
    'Answer two or three of these posts before you publish your own.',
  ],
} as const satisfies Record<Kind, readonly string[]>
