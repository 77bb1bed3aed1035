import { withoutEnd } from '@/lib/fit/without-end'
import { otherSpellings, swappedLetters } from '@/lib/hashtags/other-spellings'
import { longText, ownTags } from '@/lib/hashtags/own-tags'
import { searchPhrases } from '@/lib/hashtags/search-phrases'
import { isEnglish } from '@/lib/hashtags/tag-request'
import { ownerIn } from '@/lib/writer/naming/owner'
import { clausesOf, ownSentence } from '@/lib/writer/phrasing/own-sentence'
import type { Random } from '@/lib/writer/random'
import { pluralise, singularise } from '@/lib/writer/words/inflect'
import type { TagDraftInput } from './fields'
import type { Kind } from './tag-list'

export type TagPool = Record<Exclude<Kind, 'recommended'>, string[]>

const MAX_LINE = 60

/** Tags by kind, best first; each stands in one list only. Outside English they are the visitor's own words. */
export function tagPool(input: TagDraftInput, random: Random): TagPool {
  const request = { ...input, parameters: { ...input.parameters, region: '' } }
  if (!isEnglish(request)) return apart(ownWords(input))
  const long = input.prompt.length > longText
  const pool = long ? fromText(input, random) : fromTopic(input, random)
  return apart({
    ...pool,
    exact: [...titleOf(input), input.parameters.channel, ...pool.exact],
    longTail: pool.longTail ?? searchPhrases(request, random),
    broad: [...fieldWords(input), ...pool.broad, ...(input.topic.niche.id === 'general' ? ['how to'] : [])],
  })
}

/** A prompt short enough to be the title is the most exact tag. */
function titleOf({ prompt }: TagDraftInput): string[] {
  return prompt.length <= MAX_LINE ? [withoutEnd(prompt, /[.!?\s]/)] : []
}

function ownWords(input: TagDraftInput): TagPool {
  const { phrases, single } = ownTags(input.prompt)
  const exact = [...titleOf(input), input.parameters.channel, ...phrases.slice(0, 4)]
  return { exact, variations: phrases.slice(4), longTail: [], misspellings: [], broad: single }
}

/** Whole searches where the usual ones, such as "ideas" and "step by step", make no sense; null elsewhere. */
function ownSearches({ topic, prompt }: TagDraftInput): string[] | null {
  // A place or shop with its owner's name.
  if (ownerIn(prompt) !== '') {
    return ['review', 'behind the scenes', 'story', 'tour'].map((words) => `${topic.noun} ${words}`)
  }
  // "My dog hates baths".
  const own = ownSentence(prompt)
  const trouble = own === null ? null : clausesOf(own)
  if (!trouble?.yours) return null
  const { mine } = trouble
  return [mine.replace(/^my /, ''), `what to do when ${mine}`, `why ${mine}`, `help ${mine}`]
}

const thinVerb = /^(?:being|trying|working on|going|learning about|looking after|getting|having|doing)\b/

function fromTopic(input: TagDraftInput, random: Random) {
  const { topic, prompt } = input
  const { noun, activity, head, details, setting, audience, keywords } = topic
  const otherNumber = noun.endsWith(head.plural) ? singularise(noun) : pluralise(noun)
  const misspellings = [...otherSpellings(noun), ...details.flatMap(otherSpellings)]
  return {
    exact: [
      noun,
      ...(thinVerb.test(activity) ? [] : [activity]),
      ...details.filter((detail) => detail.includes(' ')),
    ],
    variations: [
      ...details.slice(0, 3).map((detail) => `${noun} ${detail}`),
      ...(setting ? [`${noun} ${setting}`] : []),
      ...(audience ? [`${noun} ${audience}`] : []),
      ...(ownerIn(prompt) === ''
        ? [...(head.mass ? [] : [otherNumber]), ...aspects(noun, random)]
        : [`inside ${noun}`, `visiting ${noun}`, `${noun} vlog`]),
    ],
    longTail: ownSearches(input),
    misspellings: misspellings.length > 0 ? misspellings : [swappedLetters(noun)],
    broad: ownTags(keywords.join('. ')).single,
  }
}

/** A long text tells its subject by the words that come back. */
function fromText({ topic, prompt }: TagDraftInput, random: Random) {
  const { phrases, single } = ownTags(prompt, topic.keywords)
  const subjects = phrases.length > 0 ? phrases : single.slice(0, 3)
  const [subject = topic.noun] = subjects
  const misspellings = subjects.flatMap(otherSpellings)
  return {
    exact: subjects.slice(0, 5),
    longTail: null,
    variations: [...subjects.slice(5), ...aspects(subject, random)],
    misspellings: misspellings.length > 0 ? misspellings : [swappedLetters(subject)],
    broad: single.slice(0, 4),
  }
}

function aspects(noun: string, random: Random): string[] {
  return random
    .shuffle(['tips', 'guide', 'tutorial', 'basics', 'for beginners'])
    .map((word) => `${noun} ${word}`)
}

/** "Coffee and drinks" is two fields; a field in the plural takes no "tips" behind it. */
function fieldWords({ topic: { niche } }: TagDraftInput): string[] {
  if (niche.id === 'general') return []
  const fields = niche.label.split(' and ')
  const tips = fields.filter((field) => !/[^s]s$/.test(field)).map((field) => `${field} tips`)
  return [...fields, ...tips, ...niche.hashtags.broad.slice(0, 2)]
}

/** Every tag stays in the first list that has it. */
function apart({ exact, variations, longTail, misspellings, broad }: TagPool): TagPool {
  const seen = new Set<string>([''])
  const fresh = (tags: readonly string[]) =>
    tags
      .map((tag) => tag.toLowerCase().trim())
      .filter((tag) => {
        const isNew = !seen.has(tag)
        seen.add(tag)
        return isNew
      })
  return {
    exact: fresh(exact),
    longTail: fresh(longTail),
    variations: fresh(variations),
    misspellings: fresh(misspellings),
    broad: fresh(broad),
  }
}
