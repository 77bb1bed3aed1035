import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { interleaveStyles } from '@/lib/kits/posts/interleave-styles'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { isPlural } from '@/lib/writer/reading/is-plural'
import type { Call, CallStyle } from './call'
import type { CallInput, callFields, Goal } from './fields'
import { fitCall } from './fit'
import { phrases, quietPhrases } from './phrases'
import { getPlatformTerms } from './platform-terms'

type CallDraftInput = CallInput & { reading: ParsedPrompt }

export const draft: DraftRecipe<typeof callFields, Call> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const fitCalls = (calls: readonly Call[]) => calls.flatMap((call) => fitCall(call, input) ?? [])
    if (reading.kind === 'hard-time') {
      return yield* fitCalls(quietPhrases.map((text) => ({ text, style: 'quiet' })))
    }
    const ownCalls = fitCalls(
      reading.details.action ? [{ text: upperFirst(reading.details.action), style: 'own' }] : [],
    )
    const generatedCalls = fitCalls(
      reading.language === 'en' ? buildEnglishCalls(input, random) : buildCallsFromFrames(input, random),
    )
    const completeCalls = interleaveStyles(generatedCalls.filter(({ text }) => !hasBlank(text)))
    const outlines = generatedCalls.filter(({ text }) => hasBlank(text)).slice(0, MAX_OUTLINES)
    const chosenCalls = [
      ...ownCalls,
      ...completeCalls.slice(0, Number(parameters.count) - outlines.length),
      ...outlines,
    ]
    yield* chosenCalls.length > 0 ? chosenCalls : [buildFallbackCall(input)]
  },
  shorten(call, input) {
    const [first = ''] = call.text.split(/(?<=[.?])\s|: |, /)
    return first.length < call.text.length && first.includes(' ') ? fitCall({ ...call, text: first }, input) : null
  },
}

const MAX_OUTLINES = 2

/** The phrases of a goal that suit the prompt, with its words in them; where its kind is not sure, those that suit any. */
function buildEnglishCalls({ reading, parameters }: CallDraftInput, random: Random): Call[] {
  const { kind, sure, spans, details } = reading
  const values: Readonly<Record<string, string>> = {
    ...getPlatformTerms(parameters.platform),
    subject: findSubject(reading),
    audience: [spans.audience, details.audience].find((words) => words && !genericAudience.test(words)) ?? '',
    a: spans.a ?? '',
    b: spans.b ?? '',
  }
  const shuffled = random.shuffle(phrases[parameters.goal])
  const sortedPhrases = shuffled.toSorted(
    (one, other) => Number(usesVisitorWords(other[1])) - Number(usesVisitorWords(one[1])),
  )
  return sortedPhrases.flatMap(([style, phrase, kinds]) => {
    const text = !kinds || (sure && kinds.includes(kind)) ? fillPhrase(phrase, values) : null
    return text === null ? [] : [{ text, style }]
  })
}

/** What can stand behind “about”: with its article, or where it needs none. “Own curtains” and “your pan” are the reader’s, and an audience is no subject. */
function findSubject({ spans, keywords }: ParsedPrompt): string {
  const candidates = [spans.subject, ...keywords.filter((words) => words.includes(' ') && words !== spans.audience)]
  const canFollowAbout = (words: string) =>
    determinerPrefix.test(words) || isPlural(words.split(prepositionPattern)[0] ?? '')
  return candidates.find((words) => words && !readerPossessive.test(words) && canFollowAbout(words)) ?? ''
}

const determinerPrefix = /^(?:an?|the|my|our|this|that|these|those)\s/i
const prepositionPattern = /\s(?:about|at|for|from|in|of|on|to|with)\s/i
const readerPossessive = /^(?:your|own)\s/i

/** Nobody feels spoken to. */
const genericAudience = /^(?:people|everybody|everyone|anybody|anyone|those|somebody|someone)$/i

/** Whether a phrase has the visitor's words in it: such come first. */
const usesVisitorWords = (phrase: string) => /\{(?:subject|audience|a)\}/.test(phrase)

/** Null where a slot has no words. A word of the network's that begins in upper case goes on in lower case. */
function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string | null {
  let isComplete = true
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const words = values[name] ?? ''
    isComplete &&= words !== ''
    const startsSentence = offset === 0 || /[.?] $/.test(phrase.slice(0, offset))
    if (startsSentence) return upperFirst(words)
    return name === 'save' || name === 'follow' ? words.charAt(0).toLowerCase() + words.slice(1) : words
  })
  return isComplete ? text : null
}

/** In other languages the frames that all tools share: what people can answer, or what to do next. */
function buildCallsFromFrames({ reading, parameters }: CallDraftInput, random: Random): Call[] {
  const style: CallStyle = parameters.goal === 'comment' ? 'question' : 'direct'
  const lines = createLinePicker(reading, random)
  const hasNumberOrSlot = (text: string) => /\d|\{/.test(text)
  return lines
    .all(placeByGoal[parameters.goal])
    .filter(({ text }) => !hasNumberOrSlot(text))
    .map(({ text }) => ({ text, style }))
}

const placeByGoal: Readonly<Record<Goal, 'reply' | 'cta'>> = {
  comment: 'reply',
  save: 'cta',
  follow: 'cta',
  click: 'cta',
  buy: 'cta',
  subscribe: 'cta',
}

/** Where there is no phrase, the visitor's own words. */
function buildFallbackCall({ reading, parameters }: CallDraftInput): Call {
  const text = truncateAtWord(reading.line, parameters.maxChars) || reading.line.slice(0, parameters.maxChars)
  return { text, style: 'own' }
}
