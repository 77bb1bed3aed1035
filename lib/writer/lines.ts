import type { Random } from '@/lib/core/random'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import { uniqueBy } from '@/lib/core/unique-by'
import type { Clause, PromptReading } from '@/lib/tool/prompt-reading'
import { canSeparate, hasVerb, writeBracketCut, writeCuts } from './cuts'
import { isSensitive } from './hard-day'
import { lowerFirst } from './known-names'
import { createLines, followsInstructions, type Line, setCase } from './line'
import { splitParts } from './parts'
import { finishSentence, orphanStartPattern, toLetters } from './sentences'
import { readTask, readTopic } from './topic'
import { getTopicForm, writeTopicLines } from './topic-frames'

type LinePlace = 'hook' | 'title'

const MAX_LINE_WORDS = 25
const MAX_HOOK_WORDS = 15

/** Returns distinct lines for hooks and titles, best first. The prompt itself comes last if it works as a line. */
export function writeLines(reading: PromptReading, place: LinePlace, random: Random): Line[] {
  const { isHardDay, text, sentences, language, kind, instructions } = reading
  const isWholeKind = language === 'en' && /^(?:question|opinion|offer)$/.test(kind)
  const lines = isHardDay
    ? writeQuietLines(reading)
    : [...writeKindLines(reading, place, random), ...(isWholeKind ? writeBracketCut(text) : writeCuts(reading))]
  const newLines = lines.filter((line) => toLetters(line.text) !== toLetters(text))
  // Hooks are spoken, so short hooks come first.
  const isLong = (line: Line) => place === 'hook' && countWords(line.text) > MAX_HOOK_WORDS
  const sortedLines = newLines.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
  const ownTexts = [newLines.length === 0 && sentences[0], getWholeLine(reading)]
  const ownLines = createLines(isHardDay ? 'quiet' : 'statement', ownTexts)
  const shortLines = uniqueBy([...sortedLines, ...ownLines], (line) => toLetters(line.text)).filter(
    (line) => countWords(line.text) <= MAX_LINE_WORDS,
  )
  const fittingLines = shortLines.filter((line) => followsInstructions(line.text, instructions))
  return (fittingLines.length > 0 ? fittingLines : shortLines)
    .slice(0, instructions.maxItems)
    .map((line) => ({ ...line, text: setCase(line.text, instructions) }))
}

/** Returns the text on one line. A joke about a moment keeps its lowercase first letter. */
export function getWholeLine({ kind, text }: Pick<PromptReading, 'kind' | 'text'>): string {
  const line = text.replace(/\n+/g, ' ')
  const isLowercaseJoke = kind === 'skit' && !/^POV/.test(line) && !/\p{Lu}\p{Ll}/u.test(line.slice(1))
  return isLowercaseJoke ? removeFullStop(line.charAt(0).toLowerCase() + line.slice(1)) : line
}

/** Returns unchanged sentences that make sense alone, for a hard day. */
function writeQuietLines({ sentences }: PromptReading): Line[] {
  const refersBack = (sentence: string) =>
    orphanStartPattern.test(sentence) || (countWords(sentence) < 7 && /\b(?:it|him|her|them|that)\b/i.test(sentence))
  const isIndependent = (text: string, index: number) => countWords(text) > 4 && (index === 0 || !refersBack(text))
  return createLines('quiet', sentences.filter(isIndependent).slice(0, 4))
}

function writeKindLines(reading: PromptReading, place: LinePlace, random: Random): Line[] {
  const { kind, sure, topic, question, language, sentences, text } = reading
  if (language !== 'en') return []
  if (question !== null && (kind === 'question' || kind === 'comparison') && !refersToOthers(question)) {
    return place === 'title' ? createLines('question', [question]) : writeQuestionLines(question, random)
  }
  const task = readTask(sentences[0] ?? '')
  if (task !== null && !isSensitive(text)) return [...writeUsefulLines(reading, place), ...writeTopicLines(task, place)]
  if (!sure) return writeHeadTopicLines(reading, place)
  if (topic !== null) return writeTopicLines(topic, place)
  if (kind === 'opinion') return writeOpinionLines(reading, place, random)
  if (kind === 'comparison') return writeComparisonLines(reading)
  if (kind === 'list' || kind === 'how-to') return writeUsefulLines(reading, place)
  return kind === 'offer' || kind === 'announcement' ? writeEventLines(reading, place) : []
}

/** Writes topic lines about the words before the first comma, as in "Makeup for hooded eyes, I’m 47, natural look". */
function writeHeadTopicLines({ sentences, text }: PromptReading, place: LinePlace): Line[] {
  const [head = '', next] = removeFullStop(sentences[0] ?? '').split(/, /)
  if (next === undefined || countWords(head) > 5 || /\d/.test(head) || isSensitive(text)) return []
  const topic = readTopic(head)
  return topic !== null && getTopicForm(topic) === 'plain' ? writeTopicLines(topic, place) : []
}

export const refersToOthers = (question: string): boolean =>
  /\b(?:it|he|she|they|this|that|them|him|her)\b/i.test(question.split(' ').slice(0, 4).join(' '))

const MAX_QUESTION_WORDS = 20

/** Puts an opening that invites an answer, such as "Be honest:", before a question. */
export function writeQuestionLines(question: string, random: Random): Line[] {
  const choice = /: ([^:?]{3,60} or [^:?]{3,60}\?)$/.exec(question)?.[1]
  if (choice) return createLines('question', [capitalizeIfLowercase(choice)])
  const isDirectQuestion =
    /^(?:\p{L}{3,15}s,? |(?:at|in|for|on|to) )?(?:is|are|was|were|am|do|does|did|can|could|should|would|will|has|have|any\w+|what|which|who|where|when|why|how)\b/iu.test(
      question,
    )
  if (!isDirectQuestion || countWords(question) > MAX_QUESTION_WORDS || question.includes(':')) return []
  const openings = random.shuffle(getQuestionOpenings(question))
  return openings.map((opening) => ({ text: `${opening} ${lowerFirst(question)}`, form: 'question' }))
}

function getQuestionOpenings(question: string): string[] {
  if (/^(?:anyone|anybody|who)\b/i.test(question)) return ['Be honest:', 'Genuine question:']
  if (/ or /.test(question)) return ['Settle this for me:', 'Be honest:']
  const isYesOrNo = /^(?:is|are|was|were|am|do|does|did|can|could|should|would|will|has|have)\b/i.test(question)
  return isYesOrNo ? ['Be honest:', 'Yes or no:', 'Settle this for me:'] : ['Genuine question:', 'Help me out:']
}

const MAX_CLAIM_WORDS = 16
/** Longer claims get no "Agree or disagree". */
const MAX_INVITING_CLAIM_WORDS = 12

/** Returns the claim at the start of an opinion; null if it is too long or about the visitor. */
export function getClaim({ clauses, sentences }: PromptReading): string | null {
  const [sentence = ''] = sentences
  const opens = (clause: Clause) => clause.sentence === 0 && toLetters(sentence).startsWith(toLetters(clause.text))
  const openings = clauses.filter(opens).toSorted((a, b) => a.text.length - b.text.length)
  const claim = openings[0]?.text ?? sentence
  const isAboutVisitor = /(?<!\p{L})(?:I|I’\p{L}+|my|me)(?!\p{L})/u.test(claim)
  const isStatement = !orphanStartPattern.test(claim) && !/^[$£€]|\?$/.test(claim)
  return isStatement && !isAboutVisitor && countWords(claim) <= MAX_CLAIM_WORDS ? finishSentence(claim) : null
}

/** Puts an opening before advice such as "stop washing your jeans"; empty for other claims. */
export function writeAdvice(claim: string): string[] {
  const isAdvice = /^(?:stop|never|don’t|always|quit|please|normali[sz]e|bring back)\b/i.test(claim)
  return isAdvice ? [`PSA: ${lowerFirst(claim)}`, `Friendly reminder: ${lowerFirst(claim)}`] : []
}

function writeOpinionLines(reading: PromptReading, place: LinePlace, random: Random): Line[] {
  const claim = getClaim(reading)
  if (claim === null) return writeCuts(reading)
  const neededThing = /^You don’t need ([^,.]{3,40})\.$/.exec(claim)?.[1]
  const advice = writeAdvice(claim)
  const invitations = random.shuffle([`${claim} Tell me I’m wrong.`, `Agree or disagree: ${lowerFirst(claim)}`])
  const additions = advice.length > 0 ? advice : [...invitations, `I’ll say it: ${lowerFirst(claim)}`]
  const maxAdditions = countWords(claim) > MAX_INVITING_CLAIM_WORDS ? 0 : place === 'title' ? 1 : 3
  const myths = neededThing
    ? [`Myth: you need ${neededThing}. Fact: you don’t.`, `Do you need ${neededThing}? No.`]
    : []
  return createLines('opinion', [...myths, claim, ...additions.slice(0, maxAdditions)])
}

function writeComparisonLines({ sentences }: PromptReading): Line[] {
  const sides = removeFullStop(sentences[0] ?? '')
  const isPair = sentences.length === 1 && sides.split(/ (?:vs\.?|versus|or) /i).length === 2 && !/[,?:]/.test(sides)
  if (!isPair || countWords(sides) > 10 || hasVerb(sides)) return []
  if (/ or /i.test(sides)) return createLines('question', [`${sides}?`, `Settle this for me: ${lowerFirst(sides)}?`])
  return createLines('question', [`${sides}: which one wins?`, `${sides}. Which one would you pick?`])
}

const benefitPattern = /^(?:no|without|only|just|under|zero|beginner|\d+) \S+/i
const usefulStartPattern =
  /^(?:how |learn |make |build |fix |clean |\d|the |my |three|four|five|six|seven|ten|everything )/i

/** Puts "Save this" or a benefit before lists and instructions. */
export function writeUsefulLines({ kind, sentences }: PromptReading, place: LinePlace): Line[] {
  const sentence = removeFullStop(sentences[0] ?? '')
  const [head = '', ...notes] = canSeparate(sentence.split(', ')) ? sentence.split(', ') : [sentence]
  if (!usefulStartPattern.test(head) || /[:?]/.test(head) || countWords(head) > MAX_CLAIM_WORDS) return []
  const wholeSentence = finishSentence(head)
  const note = notes.find((text) => benefitPattern.test(text) && countWords(text) <= 5)
  const [mainPart = head, tool] = head.split(/ (?:with|using) (?=(?:an?|the|only|just|some|\d+) [^,]{3,40}$)/)
  const isCut = tool !== undefined && !/^\d/.test(head)
  const detail = isCut ? tool : note
  const [first, ...others] = createLines(kind === 'list' ? 'list' : 'how-to', [
    isCut ? finishSentence(mainPart) : notes.length > 0 && wholeSentence,
    note && `${capitalizeIfLowercase(note)}${place === 'title' ? `: ${lowerFirst(head)}` : `. ${wholeSentence}`}`,
    place === 'hook' && `Save this: ${lowerFirst(wholeSentence)}`,
    kind === 'list' && `${head}, in no particular order.`,
  ])
  return first ? [{ ...first, ...(detail && { detail: capitalizeIfLowercase(detail) }) }, ...others] : []
}

const detailOrder = ['scarcity', 'deadline', 'call', 'benefit', 'price', 'when'] as const
const maxDetailWords = { scarcity: 8, deadline: 8, call: 4, benefit: 4, price: 7, when: 7 } as const

/** Writes lines for an event or offer. A hook has a detail and the event; a title has the event and its date. */
function writeEventLines(reading: PromptReading, place: LinePlace): Line[] {
  const { header, parts, city, when, scarcity } = splitParts(reading)
  if (header === '' || parts.length === 0) return writeNewsLines(reading)
  const [wholeSentence, title] = [finishSentence(header), removeFullStop(header)]
  const findDetails = (role: keyof typeof maxDetailWords) =>
    parts.filter((part) => part.role === role && countWords(part.text) <= maxDetailWords[role])
  const details = detailOrder.flatMap(findDetails)
  const canTakeColon = !/[!?:]/.test(title)
  const texts =
    place === 'hook'
      ? [
          city && `${city}, this one’s for you. ${wholeSentence}`,
          when && parts.length === 1 && `${capitalizeIfLowercase(when)}: ${lowerFirst(wholeSentence)}`,
          wholeSentence,
          ...details.slice(0, 3).map(({ text }) => `${finishSentence(text)} ${wholeSentence}`),
        ]
      : [
          countWords(title) > 3 && title,
          when && canTakeColon && `${title}: ${lowerFirst(when)}`,
          scarcity && canTakeColon && `${scarcity}: ${lowerFirst(title)}`,
        ]
  const addDetail = (line: Line) => (when && !line.text.includes(when) ? { ...line, detail: when } : line)
  return createLines('statement', texts).map(addDetail)
}

const sadNewsPattern =
  /\b(?:clos\p{L}+|cancel\p{L}*|postpon\p{L}+|sadly|unfortunately|leaving|last|goodbye|end\p{L}*|stop\p{L}*|sorry|delay\p{L}*|sold out|no longer)\b/iu

function writeNewsLines({ clauses, kind, text }: PromptReading): Line[] {
  const clause = clauses.find(
    (candidate) => /^(?:we|i|my|our|the)\b/i.test(candidate.text) && countWords(candidate.text) <= 14,
  )
  const isGlad = kind === 'announcement' && !sadNewsPattern.test(text)
  return createLines('statement', [isGlad && clause && `It’s official: ${lowerFirst(finishSentence(clause.text))}`])
}
