import { ownerIn } from '@/lib/writer/naming/owner'
import { singular } from '@/lib/writer/naming/singular'
import { ownSentence } from '@/lib/writer/phrasing/own-sentence'
import type { Random } from '@/lib/writer/random'
import { isCoarse } from '@/lib/writer/words/coarse'
import { longText, ownTags } from './own-tags'
import { isEnglish, type TagRequest } from './tag-request'

const longest = 50

/**
 * Phrases as people type them into search, each with another intent, at most 50 characters; in a language without
 * word banks the visitor's own words alone.
 */
export function searchPhrases(input: TagRequest, random: Random): string[] {
  const { topic, prompt, parameters } = input
  const own = ownTags(prompt)
  const english = isEnglish(input)
  const fromTopic = topic.noun.length <= 28 && prompt.length <= longText && !isCoarse(topic.noun)
  const noun = fromTopic
    ? withoutOwner(topic.noun, ownerIn(prompt)).toLowerCase()
    : (own.phrases[0] ?? own.single[0] ?? topic.noun.toLowerCase())
  const region = parameters.region.toLowerCase().trim()
  const place = region && !noun.includes(region) ? [`${noun} ${english ? 'in ' : ''}${region}`] : []
  const phrases = english
    ? [...place, ...ofTheirOwn(prompt), ...inEnglish(noun, fromTopic, input, random)]
    : [...place, noun, ...own.phrases, ...own.single]
  return [...new Set(phrases)].filter((phrase) => phrase.length <= longest && !isCoarse(phrase))
}

/** "My dog hates baths" as people type it. */
function ofTheirOwn(prompt: string): string[] {
  const own = ownSentence(prompt)
  const mine = own && /^my\b/i.test(own) ? own.toLowerCase() : ''
  return mine ? [mine, `what to do when ${mine}`, `why ${mine}`, `help ${mine}`] : []
}

/** Nobody searches for the mistakes of Maya's café. */
function withoutOwner(noun: string, owner: string): string {
  return owner === '' ? noun : noun.replace(/^\p{L}+['’]s\s+/u, '')
}

function inEnglish(
  noun: string,
  fromTopic: boolean,
  { topic, prompt }: TagRequest,
  random: Random,
): string[] {
  const audience = topic.audience?.toLowerCase() ?? 'beginners'
  const whole = topic.plural || topic.head.mass || !fromTopic
  const verb =
    ownerIn(prompt) !== '' || /^(?:get|be|have|do|go|build|learn about)\b/.test(topic.infinitive)
      ? ''
      : topic.infinitive.toLowerCase()
  const one = singular(noun)
  const intents = [
    `${one} mistakes`,
    `${noun} step by step`,
    `${one} ideas`,
    `${noun} explained`,
    ...(whole && fromTopic
      ? [`${topic.plural ? 'are' : 'is'} ${noun} worth it`, `what to know about ${noun}`]
      : [`${one} checklist`]),
  ]
  return [
    whole ? `${noun} for ${audience}` : `${one} tips for ${audience}`,
    ...(fromTopic && verb && verb.length <= 36 ? [`how to ${verb}`] : []),
    ...random.shuffle(intents),
  ]
}
