import { isClause } from './segments'
import { removeFullStop } from './sentences'
import { findFiniteVerb, hasTag, tagWords } from './tagger'
import { isKnownName, lowerFirst } from './tidy'

const MAX_TOPIC_WORDS = 5
const MAX_ACT_WORDS = 7
const topicTailPattern =
  / (?:tips|ideas|advice|hacks|tricks|mistakes|content|inspo|inspiration|basics|facts|tutorials?|guide|recipes?|videos?|things)$/i
/** Questions, people, comparisons and days are not topics. */
const notTopicPattern =
  /^(?:how|who|because|just|finally|got|not|in|on|at|after|before|everything|things|what|where|why)\b|\b(?:i|me|my|mine|we|our|you|your|he|she|they|it|vs|versus|or|when|while|if|that|which|who|this|today|tonight|tomorrow|lol|pov)\b/i

/**
 * Returns the topic of a short verbless English phrase, without "tips" and similar words; null if it makes a statement.
 */
export function readTopic(sentence: string, typedText = ''): string | null {
  const phrase = removeFullStop(sentence)
  const maxWords = /^\p{L}+ing /u.test(phrase) ? MAX_ACT_WORDS : MAX_TOPIC_WORDS
  if (
    /[?!,;:=()]/.test(phrase) ||
    phrase.split(' ').length > maxWords ||
    notTopicPattern.test(phrase) ||
    !/\p{L}/u.test(phrase)
  )
    return null
  const terms = tagWords(phrase)
  const isOrder = hasTag(terms[0], 'Infinitive', 'Imperative') && !hasTag(terms[0], 'Noun') && terms.length > 2
  if (isOrder || findFiniteVerb(terms) >= 0 || isClause(terms)) return null
  const topic = phrase.replace(/^(?:the best|best|top|beginner) /i, '').replace(topicTailPattern, '')
  const firstWord = /^\p{L}+/u.exec(topic)?.[0] ?? ''
  const isTypedLower =
    firstWord !== '' && !isKnownName(firstWord) && typedText.split(/[^\p{L}]+/u).includes(firstWord.toLowerCase())
  return isTypedLower ? topic.charAt(0).toLowerCase() + topic.slice(1) : lowerFirst(topic)
}
