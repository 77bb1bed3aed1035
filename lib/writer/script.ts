import { createRandom, type Random } from '@/lib/core/random'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { lowerFirst } from './known-names'
import { writeLines } from './lines'
import { splitParts } from './parts'
import { createShotPicker, findPictures } from './pictures'
import { finishSentence, toLetters } from './sentences'
import { fillSlots, getTopicForm, writeTopicLines } from './topic-frames'
import { getFilmForm } from './video-subjects'

type ScriptBeat = { say: string; show: string; text: string }

/** `maxBeats` excludes opening and ending. `isLong` means that the visitor's text does not fill the time. */
type ScriptOptions = Record<'maxWords' | 'maxBeats' | 'hookIndex', number> &
  Record<'isLong' | 'canShowSpeaker', boolean> &
  Partial<Record<'outline' | 'closingLine' | 'chosenHook', string | undefined>>

/** Beats and endings for prompts with only one line to say: `outline | line > shot / line > shot | ending`. */
const outlineTable = `
subject | Start with this: [one thing]. > That one thing, close / Where people go wrong: [one mistake]. > The mistake, done on purpose / What I do instead: [your way]. > Your way, same angle | What did I miss?
role | How a day begins: [what you do first]. > Your hands, first thing / The part nobody sees: [what it is]. > Phone propped up, you at it / The part I’d miss: [what it is]. > You, into the lens | What would you ask me?
moment | Right before: [what you were doing]. > The calm before, one wide shot / The part nobody posts: [what it is]. > That part, as it is / My favourite bit: [what it is]. > That bit, held a breath longer
act | What you need: [three things]. > All of it, from above / The step that takes longest: [which one]. > That step, sped up / Where it goes wrong: [the mistake]. > The mistake, close / Done when it looks like this. > The result, held still
tour | We start here: [what’s by the door]. > The door, from outside / Over here: [what happens in this spot]. > One slow turn, no cut / What nobody notices: [one detail]. > That detail, close / My favourite spot: [which one]. > You, standing in it | What would you look at first?
how-to | Step one: [what you do first]. / Step two: [what comes next]. / Where it goes wrong: [the mistake to avoid]. | What would you add?
list | Number one: [the first one]. > The first one, close / Number two: [the second one]. > The second one, close / And the last one: [the one people argue about]. > The last one, held a breath longer | Which one would you add?
opinion | Here’s why: [your reason]. > You, a step further back / And yes, I know: [the best argument against it]. > You, from the side | Agree or disagree?
question | What people tell me: [the answer you hear most]. > You, a step further back / My answer: [your answer, and why]. > You, closer | What would you say?
comparison | First, {a}: [what you noticed]. > {a} / Then {b}: [what it does differently]. > {b}, same angle / My pick: [which one, and why]. > Your pick, close | Which one would you pick?
review | The good: [one thing]. > It in use, close / The bad: [one thing]. > The part that annoys you, close / Would I do it again? [Yes or no, and why]. > You, into the lens
place | Getting there: [how, and how long it takes]. > The way there, phone at eye height / Don’t miss this: [one thing]. > That one thing, close / I’d skip this: [one thing]. > You, walking on
day | Alarm at [hour]. > The clock, then your feet on the floor / The part nobody sees: [what it is]. > Phone propped up, you at it / Home at [hour]. > The door, from inside
change | Before: [what it was like]. > A photo from before, full screen / What I changed: [one thing]. > Your hands doing it / Now: [what is different]. > The same spot, same light
demo | Watch this: [what it does]. > It in use, no cut / Up close: [the detail you’re proud of]. > That detail, turned once in the light / You get it here: [where]. > It, packed and ready
long | How it began: [where you were, and what you expected]. > Where it began, wide / What happened next: [in order, the small things too]. > Your hands, showing it / Looking back: [what you’d tell a friend about it]. > You, closer`

const outlines = new Map(outlineTable.split('\n').map((row) => [row.split(' | ')[0], row.split(' | ')]))

/** The opening lines to build a script from. A topic has one, as its outline is the same for each. */
export const getHookIndexes = ({ topic }: PromptReading) => (topic === null ? [0, 1] : [0])

/** Returns the outline for the form of a topic, otherwise for the kind if it is certain. */
function getOutlineName({ topic, kind, sure }: Pick<PromptReading, 'topic' | 'kind' | 'sure'>): string {
  if (topic === null || kind === 'comparison') return sure || kind === 'question' ? kind : ''
  if (/^(?:an? )?(?:tour|walkthrough) of /i.test(topic)) return 'tour'
  const form = getTopicForm(topic)
  if (form === 'role' || form === 'moment') return form
  return getFilmForm(topic) === 'act' ? 'act' : 'subject'
}

function writeTopicHooks(topic: string): string[] {
  const outline = getOutlineName({ topic, kind: 'subject', sure: true })
  if (outline === 'tour') return [`Come in: ${topic.replace(/^(?:an? )?\w+ of /i, '')}.`]
  if (outline === 'act') return [`${capitalizeIfLowercase(topic)}, start to finish.`]
  if (getTopicForm(topic) === 'thing') return [`What nobody shows you about ${topic}.`]
  return writeTopicLines(topic, 'hook').map((line) => line.text)
}

/** Returns the last line: a question, or the date and place; '' on a hard day or if the outline has none. */
export function getEnding(reading: PromptReading): string {
  const { isHardDay, language, facts } = reading
  if (isHardDay || language !== 'en') return ''
  if (!isNotice(reading)) return outlines.get(getOutlineName(reading))?.[2] ?? ''
  return [facts.when ?? facts.deadline, facts.place].flatMap((text) => (text ? finishSentence(text) : [])).join(' ')
}

export function isNotice({ kind, language, isHardDay }: PromptReading): boolean {
  return (kind === 'announcement' || kind === 'offer') && language === 'en' && !isHardDay
}

/** Splits "night train vs cheap flight" into its two sides; null if the text is not a comparison. */
export function splitSides(text: string): RegExpExecArray | null {
  return /^(.{2,50}?),? (?:vs\.?|versus) (.{2,50}?)(?:[?.,:]|$| (?:for|in|on|from|when|if|after)\b)/i.exec(text)
}

/** A request to the tool: "want bookings for May", "we would like to show how …". */
const requestPattern =
  /^(?:(?:want|need|would like|looking) (?!.*\?$)|(?:i|we)(?:’d| would)? (?:want|need|like) (?:an?|some|ideas|to (?:show|film|post|make|share|explain|get|promote|sell|grow|say thank you))\b)/i

/** "Why you should never …" as a statement, after which the next clause makes sense alone. */
const reasonPattern = /^why (?=(?:you|we|i|it)\b[^?]*$)/i

/** Returns the visitor's statements in order, split as finely as they read well; empty for a topic. */
function getParts(reading: PromptReading): string[] {
  const { sentences, clauses, topic, language, listItems } = reading
  const finish = (texts: readonly string[]) => texts.map((text) => finishSentence(text, language === 'en'))
  if (topic !== null) return []
  const { header, parts } = isNotice(reading) ? splitParts(reading) : { header: '', parts: [] }
  if (header !== '') return finish([header, ...parts.map(({ text }) => text)])
  return sentences.flatMap((sentence, index) => {
    if (reasonPattern.test(sentence)) return finish([sentence.replace(reasonPattern, '')])
    if (requestPattern.test(sentence))
      return finish(sentence.split(', ').filter((piece) => !requestPattern.test(piece)))
    const [head = '', list = ''] = sentence.split(': ')
    const items = listItems.filter((item) => list.includes(item))
    if (items.length > 2) return finish([head, ...items])
    const texts = clauses.filter((clause) => clause.sentence === index).map(({ text }) => text)
    const pieces = language !== 'en' && sentences.length === 1 ? sentence.split(', ') : orderClauses(sentence, texts)
    return pieces.length < 2 ? [sentence] : finish(pieces)
  })
}

const joiningWordsPattern = /^(?:[\s,;:.!?…–—-]|\b(?:and|but|so|then|plus|yet)\b)*$/i

/** Returns the clauses in order, or nothing if the sentence says more than its clauses. */
function orderClauses(sentence: string, clauses: readonly string[]): string[] {
  const orderedClauses = clauses.toSorted((a, b) => sentence.indexOf(a.slice(1)) - sentence.indexOf(b.slice(1)))
  const removeClause = (text: string, clause: string) => text.replace(clause, '').replace(lowerFirst(clause), '')
  const rest = orderedClauses.reduce(removeClause, sentence)
  return joiningWordsPattern.test(rest) ? orderedClauses : []
}

const MAX_HOOK_WORDS = 18
const MIN_HOOK_WORDS = 4
const MAX_HOOKS = 3
const isTooShort = (line: string) => countWords(line) < MIN_HOOK_WORDS
/** The maximum number of words in a sentence before an opening line taken from its middle. */
const MAX_SPLIT_WORDS = 12

/** Returns opening lines, best first, that no later line repeats. On a hard day the original opening is unchanged. */
export function getHooks(reading: PromptReading, random: Random): string[] {
  const { topic, language, isHardDay, text, listItems } = reading
  const parts = getParts(reading)
  const [firstPart = text] = parts
  const lastPartLetters = parts.length > 1 && !isNotice(reading) ? toLetters(parts.at(-1) ?? '') : ''
  const isEnglish = language === 'en' && !isHardDay
  const writtenLines =
    topic === null ? writeLines(reading, 'hook', random).map((line) => line.text) : writeTopicHooks(topic)
  const namesItems = (line: string) => listItems.filter((item) => line.includes(toLetters(item))).length > 1
  const isVisitorText = (line: string) =>
    toLetters(text).includes(line) || parts.some((part) => line.includes(toLetters(part)))
  const isRepeated = (line: string) => namesItems(line) || lastPartLetters.includes(line)
  const canOpen = (line: string) =>
    !line.startsWith('savethis') && !isRepeated(line) && (topic !== null || isVisitorText(line))
  const texts = writtenLines.filter((line) => isEnglish && canOpen(toLetters(line)))
  const secondParts = countWords(firstPart) < MIN_HOOK_WORDS ? parts.slice(1, 2) : []
  const lines = [...texts, ...secondParts, firstPart].filter((line) => isWithinWordRange(line, 2, MAX_HOOK_WORDS))
  const hooks = isEnglish ? lines.toSorted((a, b) => Number(isTooShort(a)) - Number(isTooShort(b))) : lines
  const uniqueHooks = [...new Set(hooks.map((hook) => finishSentence(hook, isEnglish)))]
  return uniqueHooks.length > 0 ? uniqueHooks.slice(0, MAX_HOOKS) : [shortenLine(firstPart)]
}

/** Cuts a line before its last clause so that it fits; otherwise returns the whole line. */
function shortenLine(line: string): string {
  const breaks = [...line.matchAll(/,? (?:but|because|and|when|since|while) |[,;:] /g)]
  const starts = breaks.map(({ index }) => line.slice(0, index))
  const start = starts.findLast((text) => isWithinWordRange(text, 5, MAX_HOOK_WORDS))
  return start === undefined ? line : `${start}${line.endsWith('?') ? '?' : '.'}`
}

/** Returns everything except the opening line, in order, with the rest of its sentence. */
export function getRemainingLines(reading: PromptReading, hook: string): string[] {
  const hookText = hook.replace(/[.!?…]+$/, '').toLowerCase()
  return getParts(reading).flatMap((part) => {
    if (toLetters(hook).includes(toLetters(part))) return []
    const start = part.toLowerCase().indexOf(hookText)
    const textBefore = part.slice(0, Math.max(0, start)).replace(/(?:,| and| but| so| then)* $/, '')
    if (hookText === '' || start < 0 || countWords(textBefore) > MAX_SPLIT_WORDS) return [part]
    const textAfter = part.slice(start + hookText.length).replace(/^[\s,;:–—.!?…-]+/, '')
    const pieces = [countWords(textBefore) > 1 ? `${textBefore}.` : '', capitalizeIfLowercase(textAfter)]
    return pieces.filter((text) => /\p{L}/u.test(text))
  })
}

/** The best opening first, then the remaining sentences in order with shots. Blanks close the gaps. */
export function buildScript(reading: PromptReading, options: ScriptOptions) {
  const { isHardDay, language, kind } = reading
  const { maxWords, maxBeats, hookIndex, isLong, canShowSpeaker, closingLine = '', chosenHook = '' } = options
  const isPlain = isHardDay || language !== 'en'
  const lines = [chosenHook, ...getHooks(reading, createRandom(0))].filter(Boolean)
  const firstIndex = Math.min(hookIndex, lines.length - 1)
  const hooks = [...lines.slice(firstIndex), ...lines.slice(0, firstIndex)]
  const [hook = ''] = hooks
  const endingLine = getEnding(reading) || (isPlain ? '' : closingLine)
  const parts = getRemainingLines(reading, hook).filter((part) => !toLetters(endingLine).includes(toLetters(part)))
  const spokenParts = limitWords(parts, maxWords - countWords(`${hook} ${endingLine}`))
  const speakerShot = canShowSpeaker ? 'You, close to the lens' : ''
  const openingShot = isHardDay ? 'You, or the view from a window' : language === 'en' ? speakerShot : ''
  const pickShot = createShotPicker(reading)
  const getScreenText = (say: string) => (isPlain ? '' : (findPictures(say).figures[0] ?? ''))
  const toBeat = (say: string): ScriptBeat => ({ say, show: pickShot(say), text: getScreenText(say) })
  const beats = joinParts(spokenParts, maxBeats).map(toBeat)
  const hasEnough = isPlain || isNotice(reading) || beats.length >= (isLong || kind === 'how-to' ? 2 : 1)
  if (!hasEnough) beats.push(...buildOutline(reading, options))
  const ending = endingLine === '' ? null : { say: finishSentence(endingLine), show: openingShot, text: '' }
  return { hooks, beats: [{ say: hook, show: openingShot, text: '' }, ...beats], ending }
}

/** Returns the beats of the chosen outline, otherwise of the prompt's kind; a long video has a general fallback. */
function buildOutline(reading: PromptReading, { outline, maxBeats, isLong }: ScriptOptions): ScriptBeat[] {
  const names = [outline ?? '', getOutlineName(reading), isLong ? 'long' : '']
  const [, a = '[the first]', b = '[the second]'] = splitSides(reading.topic ?? reading.text) ?? []
  const table = names.map((name) => outlines.get(name)?.[1]).find(Boolean) ?? ''
  const slots = { a: lowerFirst(a), b: lowerFirst(b) }
  const fill = (text: string) => capitalizeIfLowercase(fillSlots(text, slots) ?? '')
  const beats = table.split(' / ', maxBeats).map((cell) => cell.split(' > ').map(fill))
  return beats.flatMap(([say, show = '']) => (say ? [{ say, show, text: '' }] : []))
}

function limitWords(parts: readonly string[], maxWords: number): string[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  let remainingWords = maxWords - countWords(last)
  if (remainingWords < 0) return []
  const first = parts.slice(0, -1)
  const end = first.findIndex((part) => {
    remainingWords -= countWords(part)
    return remainingWords < 0
  })
  return [...(end < 0 ? first : first.slice(0, end)), last]
}

export function joinParts(parts: readonly string[], maxCount: number): string[] {
  const size = Math.max(1, Math.ceil(parts.length / Math.max(1, maxCount)))
  const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, index) => parts.slice(index * size))
  return groups.map((group) => group.slice(0, size).join(' '))
}
