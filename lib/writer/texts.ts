import type { Random } from '@/lib/core/random'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { canSeparate, isScene } from './cuts'
import { lowerFirst } from './known-names'
import { followsInstructions, setCase } from './line'
import { getClaim, getWholeLine, refersToOthers, writeAdvice, writeQuestionLines, writeUsefulLines } from './lines'
import { splitParts } from './parts'
import { finishSentence, orphanStartPattern, toLetters } from './sentences'
import { writeTopicLines } from './topic-frames'

export type DraftText = {
  /** The arrangement of the visitor's words, for the label of the card. */
  angle: string
  lead: string
  rest: readonly string[]
}

type TextPlace = 'caption' | 'post'

const createText = (angle: string, lead: string, ...rest: readonly string[]): DraftText => ({
  angle,
  lead,
  rest: rest.filter(Boolean),
})

export function writeTexts(reading: PromptReading, place: TextPlace, random: Random): DraftText[] {
  if (reading.isHardDay) return [layOutWhole(reading), ...writeQuietTexts(reading)]
  const wholeText = isEvent(reading) ? layOutEvent(reading) : layOutWhole(reading)
  const texts = [
    ...(reading.language === 'en' ? writeKindTexts(reading, place, random) : []),
    ...writeReorderedTexts(reading),
    ...writeShortTexts(reading, place),
    ...writeTrimmedTexts(reading),
  ]
  const getKey = ({ lead, rest }: DraftText) => toLetters([lead, ...rest].join(''))
  return applyInstructions([...texts.filter((text) => getKey(text) !== getKey(wholeText)), wholeText], reading)
}

/** Returns the texts of the requested length and case; otherwise the first sentence or opening that fits. */
function applyInstructions(texts: readonly DraftText[], { instructions, sentences }: PromptReading): DraftText[] {
  const isRequested = ({ lead, rest }: DraftText) => followsInstructions([lead, ...rest].join('\n'), instructions)
  const [first = '', ...others] = sentences
  const pieces = [first, first.split(/: | \(| [-–—] /)[0] ?? '', first.split(', ')[0] ?? '', ...others]
  const longPieces = pieces.filter((piece) => countWords(piece) > 2)
  const shortText = longPieces.map((piece) => createText('Short', finishSentence(piece))).find(isRequested)
  const fittingTexts = texts.filter(isRequested)
  const requestedTexts = fittingTexts.length > 0 ? fittingTexts : shortText ? [shortText] : texts.slice(-1)
  const changeCase = (line: string) => setCase(line, instructions)
  return requestedTexts
    .slice(0, instructions.maxItems)
    .map(({ angle, lead, rest }) => ({ angle, lead: changeCase(lead), rest: rest.map(changeCase) }))
}

/** Lays out the whole text: with its own line breaks, as a list, or with the last sentence on its own line. */
function layOutWhole(reading: PromptReading): DraftText {
  const { text, sentences, listItems, kind } = reading
  const [header = '', ...others] = text.split(/[:\n]/)
  if ((kind === 'list' || others.length > 2) && listItems.length > 2 && header.length < 80) {
    const last = listItems.at(-1) ?? ''
    const end = text.slice(text.lastIndexOf(last) + last.length).replace(/^[.!?\s]{1,9}/, '')
    return createText('As a list', `${header}:`, ...listItems.map((item) => `→ ${capitalizeIfLowercase(item)}`), end)
  }
  const [lead = '', ...lines] = text.split('\n').filter((line) => line !== '')
  if (lines.length > 0) return createText('Your words', lead, ...lines)
  if (sentences.length < 3) return createText('Your words', getWholeLine(reading))
  return createText('Your words', sentences[0] ?? '', sentences.slice(1, -1).join(' '), sentences.at(-1) ?? '')
}

/** For a hard day: omits the last sentence if the rest is long enough. */
function writeQuietTexts({ sentences }: PromptReading): DraftText[] {
  const [lead = '', ...rest] = sentences.slice(0, -1)
  const isEnough = rest.length > 0 && countWords([lead, ...rest].join(' ')) > 15
  return isEnough ? [createText('Quietly', lead, rest.join(' '))] : []
}

function writeKindTexts(reading: PromptReading, place: TextPlace, random: Random): DraftText[] {
  const { kind, sure, topic, question, text, sentences } = reading
  if (question !== null && (kind === 'question' || kind === 'comparison') && !refersToOthers(question))
    return writeQuestionTexts(reading, question, random)
  if (place === 'caption' && isScene(reading)) {
    const openings = /^(?:My|Our|Two|Three|A|The)\b/.test(text) ? ['Core memory:', 'Currently:'] : ['Currently:']
    return openings.map((opening) => createText('Moment', `${opening} ${lowerFirst(text)}`))
  }
  if (!sure) return []
  if (topic !== null) return writeTopicLines(topic, place).map((line) => createText('Topic', line.text))
  if (kind === 'opinion') return writeOpinionTexts(reading, random)
  const isUseful = (kind === 'list' || kind === 'how-to') && sentences.length === 1
  if (isUseful) return writeUsefulLines(reading, 'hook').map((line) => createText('For later', line.text))
  return isEvent(reading) ? writeEventTexts(reading) : []
}

function writeQuestionTexts({ sentences }: PromptReading, question: string, random: Random): DraftText[] {
  const rest = sentences.filter((sentence) => sentence !== question)
  const texts = writeQuestionLines(question, random).map((line) => createText('Question', line.text, ...rest))
  const [first = ''] = rest
  const canStart = first !== '' && !/^asking\b/i.test(first) && !orphanStartPattern.test(first)
  const canEndWithQuestion = canStart && sentences[0] === question
  return canEndWithQuestion ? [...texts, createText('Question last', rest.join(' '), question)] : texts
}

function writeOpinionTexts(reading: PromptReading, random: Random): DraftText[] {
  const [first = '', ...reasons] = reading.sentences
  const claim = getClaim(reading)
  if (claim === null) return reasons.length > 0 ? [createText('Just the point', first)] : []
  const advice = writeAdvice(claim).map((lead) => createText('Advice', lead, ...reasons))
  if (advice.length > 0) return advice
  const texts = [
    createText('Opinion', claim, ...reasons, 'Agree or disagree?'),
    createText('Opinion', `Tell me I’m wrong: ${lowerFirst(claim)}`),
    ...(/[$£€]\d/.test(claim) ? [] : [createText('Opinion', claim, 'I said what I said.')]),
  ]
  const isCut = toLetters(claim) !== toLetters(reading.text)
  return [...(isCut ? [createText('Just the point', claim)] : []), ...random.shuffle(texts)]
}

function isEvent(reading: PromptReading): boolean {
  const isNews =
    reading.sure && reading.language === 'en' && (reading.kind === 'offer' || reading.kind === 'announcement')
  return isNews && splitParts(reading).parts.filter(({ role }) => role !== 'sentence').length > 1
}

function layOutEvent(reading: PromptReading): DraftText {
  const { header, parts } = splitParts(reading)
  const isSale = /\b(?:off|sale|code|order|pre-?orders?|stream)\b/i.test(reading.text)
  const isMeeting = reading.kind === 'offer' && !isSale && parts.some(({ role }) => role === 'when')
  return createText('At a glance', header, ...parts.map(({ text }) => text), isMeeting ? 'See you there.' : '')
}

const leadAngles = {
  deadline: 'Deadline first',
  scarcity: 'How many first',
  price: 'Price first',
  when: 'When first',
} as const

/** Writes the event with its most urgent fact first, addressed to its town, and short. */
function writeEventTexts(reading: PromptReading): DraftText[] {
  const { header, parts, city } = splitParts(reading)
  const lines = parts.map(({ text }) => text)
  const keyLines = parts.filter(({ role }) => /^(?:when|deadline|place)$/.test(role)).map(({ text }) => text)
  const leads = Object.entries(leadAngles).flatMap(([role, angle]) => {
    const lead = parts.find((part) => part.role === role && countWords(part.text) <= 9)?.text ?? ''
    const isJobOffer = role === 'when' && /^(?:we’re |now )?(?:hiring|wanted|job)\b/i.test(header)
    const isInformative = lead !== '' && !isJobOffer && (role !== 'price' || countWords(lead) > 3)
    const otherLines = lines.filter((line) => line !== lead)
    return isInformative ? [createText(angle, finishSentence(lead), header, ...otherLines)] : []
  })
  return [
    ...leads.slice(0, 2),
    ...(city ? [createText('Local', `${city}, this one’s for you.`, header, ...keyLines.slice(0, 2))] : []),
    createText('Short', header, ...keyLines.slice(0, 2)),
  ]
}

/** Puts the strongest sentence first; in a row of phrases, a detail first. */
function writeReorderedTexts(reading: PromptReading): DraftText[] {
  const { sentences, clauses, kind, language, question } = reading
  if (/^(?:opinion|offer|announcement)$/.test(kind) || question !== null || language !== 'en') return []
  if (sentences.length < 2) return writeReorderedPhrases(reading)
  if (sentences.length === 2 && countWords(sentences[0] ?? '') < 12) return []
  const candidates = [...new Set([sentences.length - 1, ...clauses.map(({ sentence }) => sentence)])]
  const leadIndexes = candidates.filter((index) => canLead(sentences, index)).slice(0, 2)
  return leadIndexes.map((index) => {
    const others = [sentences.slice(0, index).join(' '), sentences.slice(index + 1).join(' ')]
    const rest = sentences.length > 4 ? others : [others.join(' ').trim()]
    return createText('Strongest first', sentences[index] ?? '', ...rest)
  })
}

const weakLeadPattern =
  /https?:|^(?:come|bring|dm|link|order|thanks?|message|follow|book|ends?|starts?|closes|no)\b|^(?:\S+ ){1,5}(?:he|she|it|they)\b/i

/** Whether a sentence can come first: it refers to nothing earlier, and the next sentence does not need it. */
function canLead(sentences: readonly string[], index: number): boolean {
  const sentence = sentences[index] ?? ''
  const wordCount = countWords(sentence)
  if (index === 0 || wordCount < 4 || wordCount > 22 || !/^[\p{Lu}\d]/u.test(sentence)) return false
  const isOrphan = [sentence, sentences[index + 1] ?? ''].some((text) => orphanStartPattern.test(text))
  return !isOrphan && !weakLeadPattern.test(sentence)
}

const detailPattern = /\d|\b(?:one|two|three|four|five|six|ten|hours?|years?|never|only|same)\b/i

/** Puts the part with a figure first: "6 month gym transformation, down 31 lbs, same mirror". */
function writeReorderedPhrases({ sentences, clauses, kind }: PromptReading): DraftText[] {
  const parts = removeFullStop(sentences[0] ?? '').split(/, (?![^(]*\))/)
  const isRow =
    canSeparate(parts) &&
    parts.length < 6 &&
    parts.every((part, index) => countWords(part) < (index === 0 ? 13 : 10) && !part.includes(':'))
  if (!isRow || (kind === 'story' && clauses.length > 1)) return []
  const isDetail = (part: string) => detailPattern.test(part) && !/^I’m\b/.test(part) && countWords(part) < 7
  const [lead] = parts
    .slice(1)
    .filter(isDetail)
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)) || countWords(b) - countWords(a))
  if (lead === undefined) return []
  const rest = parts.filter((part) => part !== lead).map((part) => finishSentence(part))
  return [createText('Detail first', finishSentence(lead), rest.join(' '))]
}

/** Does not shorten longer stories and stories in posts, because a story needs its turning point. */
function writeShortTexts(reading: PromptReading, place: TextPlace): DraftText[] {
  const { clauses, sentences, kind, language, text } = reading
  const [first = ''] = sentences
  if (language !== 'en' || /^(?:question|opinion)$/.test(kind) || isEvent(reading)) return []
  if (kind === 'story' && (place === 'post' || sentences.length > 2)) return []
  const clauseTexts = clauses.map((clause) => finishSentence(clause.text))
  const shortClause = clauseTexts.find((clause) => toLetters(clause) !== toLetters(text))
  const isOpening = sentences.length > 1 && kind !== 'story' && countWords(first) > 3 && !first.endsWith('?')
  const leads = new Set([shortClause ?? '', isOpening ? first : ''])
  return [...leads].filter(Boolean).map((lead) => createText('Short', lead))
}

const additionPattern = /^(?:he’d|she’d|they’d|he had|she had|it was|it had|that was|which|also)\b/i
const turnPattern = /\b(?:not|never|but|no|until|because)\b|n’t\b/i

/** Drops one supplementary sentence of a longer story, but not its beginning, turning point or end. */
function writeTrimmedTexts({ sentences, kind }: PromptReading): DraftText[] {
  if (sentences.length < 4 || kind === 'offer' || kind === 'opinion') return []
  const isRemovable = (sentence: string) => additionPattern.test(sentence) && !turnPattern.test(sentence)
  const removableSentence = sentences.slice(1, -1).find(isRemovable)
  const [lead = '', ...rest] = sentences.filter((sentence) => sentence !== removableSentence)
  return removableSentence === undefined ? [] : [createText('Shorter', lead, rest.join(' '))]
}
