import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import { isQuestion } from '@/lib/writer/sentences'
import { findFiniteVerbIndex, hasTag, tagWords } from '@/lib/writer/tagger'

const determinerPattern = /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some)$/i
const prepositionPattern =
  /^(?:about|after|around|as|at|before|between|by|down|during|for|from|in|into|of|on|onto|out|over|to|under|up|with|without)$/i
const objectPattern = /^(?:it|me|him|her|us|them|one)$/i
/** Verbs that are hardly ever nouns, so that they need no object to be recognized. */
const commonVerbPattern =
  /^(?:ask|bring|buy|do|eat|get|give|go|grow|hire|keep|leave|let|make|move|quit|save|sell|send|skip|stay|stick|switch|take|tell|throw|try|wait|wear)$/i
/** Words of a clause, which a mere phrase such as "red or blue nails" does not have. */
const clauseWordPattern =
  /^(?:I|you|he|she|we|they|everyone|me|us|who|is|are|was|were|be|has|have|had|does|did|can|could|will|would|should|may|might|must|\p{L}+n’t|(?:I|you|s?he|it|we|they|that|there|who|what)’\p{L}+)$/iu

const adverbs = '(?:(?:rather|really|just|actually|finally|still) )*'
const subject = '(?:(?:my|our|your|the|this|that) \\p{L}+|I|we|you|he|she|it|they|this|that|people)'
const leadingAdverbPattern = new RegExp(`^${adverbs}`, 'i')
/** The words before the first choice: some are followed by a verb, the others by the choice itself. */
const verbHeadPattern = new RegExp(
  `^(?:.*\\bwhether to |(?:should|shall|would|will|do|does|did) ${subject} |.*\\b(?:if|whether) ${subject} (?:(?:should|want to|need to|have to) )?)${adverbs}`,
  'iu',
)
const otherHeadPattern = new RegExp(
  `^(?:(?:is|are|was|were) ${subject} ${adverbs}|.*\\bbetween |(?:which|what|who)\\b.* (?:one|better|best|first|next|prefer|choose|pick|wins?|\\p{L}+er) )`,
  'iu',
)

/** A statement that asks for a choice: "I can’t decide if …". */
const undecidedPattern =
  /\b(?:(?:can’t|cannot|couldn’t|need to|have to|help me|trying to) (?:decide|choose|pick)|not sure|unsure|undecided|torn|choosing|deciding|debating|wondering)\b/i
/** Questions for a fact, or about either of two things: "how do I …", "has anyone …". */
const otherQuestionPattern =
  /^(?:how|when|why|where|can|could|may|has|have|had) |(?:^| )(?:any|anyone|anybody|anything|ever)(?: |$)/i
/** Ends that belong to both choices. */
const sharedPlacePattern = / (?:for|in|on|at|from|with|to|by|before|after|during|as|when|if|where|because|while) .*/i
const sharedTimePattern =
  / (?:(?:this|next) (?:time|week|month|year|season|spring|summer|fall|autumn|winter|morning|evening|weekend|\p{L}+day)|tonight|today|tomorrow|first|next|again|now|instead|please)$/iu
/** "more or less", "now or never", "cut bangs or not": the second is no choice of its own. */
const emptyChoicePattern =
  /^(?:not?|none|never|nothing|less|fewer|more|later|so|such|else|others?|another|otherwise|what(?:ever)?|some\p{L}+|any\p{L}*|twice)(?: |$)/iu
/** Topics of a request for content: "easy lunch or dinner ideas". */
const contentPattern = /\b(?:ideas|tips|hacks|tricks|recipes|reasons|ways|facts)\b/i
const addressPattern = /^(?:so|ok|okay|hey|hi|guys|friends|everyone|honestly|quick|serious|genuine|real)\b/i

type WordTest = (word: string) => boolean
const isDeterminer: WordTest = (word) => determinerPattern.test(word)
const isPreposition: WordTest = (word) => prepositionPattern.test(word)
const hasClauseWord = (text: string) => text.split(' ').some((word) => clauseWordPattern.test(word))
const findHead = (text: string) => verbHeadPattern.exec(text)?.[0] ?? otherHeadPattern.exec(text)?.[0] ?? ''

/** Whether a choice is an action, such as "grow it out". */
function isAction(choice: string, isVerb: WordTest): boolean {
  const [verb = '', object = ''] = choice.split(' ')
  return commonVerbPattern.test(verb) || (isVerb(verb) && (isDeterminer(object) || objectPattern.test(object)))
}

/** Returns the end of the words before "or" that has the form of the words after it; '' if there is none. */
function findFirstChoice(left: string, head: string, right: string, isVerb: WordTest): string {
  const words = left.slice(head.length).split(' ')
  const [firstWord = '', ...others] = words
  const isCommand = head === '' && isVerb(firstWord) && others.length > 0
  if (head === '' && (hasClauseWord(left) || isPreposition(firstWord))) return ''
  const isVerbFirst = isCommand || verbHeadPattern.test(left)
  if (isVerbFirst ? others.length === 0 || isAction(right, isVerb) : head === '') return words.join(' ')
  const [firstRight = '', ...othersRight] = right.split(' ')
  const isParallel = [isDeterminer, isPreposition].find((test) => test(firstRight))
  const parallelIndex = isParallel ? words.findLastIndex(isParallel) : -1
  if (parallelIndex >= 0) return words.slice(parallelIndex).join(' ')
  const isFunctionWord = (word: string) => isDeterminer(word) || isPreposition(word) || objectPattern.test(word)
  const lastIndex = words.slice(0, -1).findLastIndex(isFunctionWord)
  const isInfinitive = words[lastIndex] === 'to' && isVerb(words[lastIndex + 1] ?? '')
  const choice = words.slice(lastIndex < 0 ? Number(isVerbFirst) : lastIndex + 1 + Number(isInfinitive))
  // "paint my wall green or beige", "sell the prints online or at the market"
  const isAfterObject = isVerbFirst && /^(?:the|my|our|your|his|her|their)$/i.test(words[lastIndex] ?? '')
  const hasShortForm = othersRight.length === 0 || isPreposition(firstRight)
  return isAfterObject && hasShortForm ? (choice.at(-1) ?? '') : choice.join(' ')
}

/** Removes an end that belongs to both choices, but not the object of a verb: "go to the gym". */
function trimSharedEnd(choice: string, other: string, isVerb: WordTest): string {
  const [first = '', second = ''] = choice.split(' ')
  const start = isVerb(first) ? `${first} ${second}`.trim() : first
  const end = choice.slice(start.length).replace(sharedTimePattern, '')
  const hasOwnPlace = other.split(' ').slice(0, -1).some(isPreposition)
  return start + (hasOwnPlace ? end : end.replace(sharedPlacePattern, ''))
}

/** Whether the words before a comma are one of three choices, as in "tea, coffee or juice". */
const isListed = (part: string, isVerb: WordTest) =>
  part.split(' ').length < 3 && !addressPattern.test(part) && !/^wh/i.test(part) && !part.split(' ').some(isVerb)

type Choices = { question: string; choices: readonly [string, string] }

/** Finds the choices in a question such as "should I try A or B?". A prompt of one phrase needs no question mark. */
export function findChoices(sentence: string, isWholePrompt: boolean): Choices | null {
  const isUndecided = undecidedPattern.test(sentence)
  const text = trimEndMatching(sentence, /[.?!\s]/u)
    .replace(/\bbetween .*/i, (pair) => (isUndecided ? pair.replace(' and ', ' or ') : pair))
    .replace(/,? (?:or|vs\.?|versus) /gi, ' or ')
  const parts = text.split(/, |: |; | [–—-] /)
  const index = parts.findIndex((part) => part.includes(' or '))
  const part = parts[index] ?? ''
  const [left = '', end = '', ...others] = part.split(' or ')
  if (end === '' || others.length > 0) return null
  const isAsked = isUndecided || isQuestion(sentence)
  if (!isUndecided && otherQuestionPattern.test(left)) return null
  const terms = tagWords(sentence)
  const isPhrase = part === text && !hasClauseWord(part) && findFiniteVerbIndex(terms) < 0
  if (!isAsked && !(isWholePrompt && isPhrase && !contentPattern.test(part))) return null

  const hasWordTag = (word: string, tag: string) =>
    terms.some((term) => term.text.toLowerCase() === word.toLowerCase() && hasTag(term, tag))
  const isVerb: WordTest = (word) => hasWordTag(word, 'Infinitive')
  const previousPart = parts[index - 1]
  if (previousPart && text.includes(`${previousPart}, ${part}`) && isListed(previousPart, isVerb)) return null

  const [head, repeatedHead] = [left, end].map(findHead)
  if (repeatedHead && repeatedHead.toLowerCase() !== head?.toLowerCase()) return null
  const fullSecond = end.slice(repeatedHead?.length).replace(leadingAdverbPattern, '')
  // "add salt or sugar to taste"
  if (!isAsked && left.includes(' ') && isVerb(left.split(' ')[0] ?? '') && !isAction(end, isVerb)) return null
  const first = findFirstChoice(left, head ?? '', fullSecond, isVerb)
  const longSecond = trimSharedEnd(fullSecond, first, isVerb)
  const [start = '', ...rest] = longSecond.split(' ')
  // "red or blue nails"
  const isNounShared = rest.length > 0 && [first, start].every((word) => hasWordTag(word, 'Adjective'))
  const second = isNounShared ? start : longSecond
  const isNumber = (choice: string) => hasWordTag(choice.split(' ')[0] ?? '', 'Cardinal')
  // "one or two tips", "a day or two"
  const isQuantity =
    isNumber(second) && (/(?:^| )an? \S+$/i.test(left) || (isNumber(first) && !(isAsked && rest.length === 0)))
  if (first === '' || isQuantity || emptyChoicePattern.test(second) || clauseWordPattern.test(start)) return null
  const [one = '', other = ''] = [first, second].map((choice) =>
    capitalizeIfLowercase(choice.replace(/^(?:an?|the) (?=.)/i, '')),
  )
  if (one.toLowerCase() === other.toLowerCase()) return null
  const isTooLong = Math.max(one.length, other.length) > instagramPollAnswer.max
  if (isTooLong && !isAsked) return null
  const question = isUndecided ? sentence : sentence.replace(/\.$/, '?')
  return { question, choices: isTooLong ? ['The first', 'The second'] : [one, other] }
}
