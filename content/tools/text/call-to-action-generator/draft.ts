import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { stylesInTurns } from '@/lib/kits/posts/styles-in-turns'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines } from '@/lib/writer/frames/lines'
import { isMany } from '@/lib/writer/reading/is-many'
import type { Call, Style } from './call'
import type { CallInput, callFields, Goal } from './fields'
import { fitCall } from './fit'
import { phrases, quietPhrases } from './phrases'
import { getPlatformTerms } from './platform-terms'

type Order = CallInput & { reading: Reading }

export const draft: Draft<typeof callFields, Call> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const fitted = (found: readonly Call[]) => found.flatMap((call) => fitCall(call, input) ?? [])
    if (reading.kind === 'hard-time') {
      return yield* fitted(quietPhrases.map((text) => ({ text, style: 'quiet' })))
    }
    const own = fitted(
      reading.details.action ? [{ text: upperFirst(reading.details.action), style: 'own' }] : [],
    )
    const made = fitted(reading.language === 'en' ? english(input, random) : framed(input, random))
    const whole = stylesInTurns(made.filter(({ text }) => !hasBlank(text)))
    const outlines = made.filter(({ text }) => hasBlank(text)).slice(0, MAX_OUTLINES)
    const found = [...own, ...whole.slice(0, Number(parameters.count) - outlines.length), ...outlines]
    yield* found.length > 0 ? found : [lastResort(input)]
  },
  shorten(call, input) {
    const [first = ''] = call.text.split(/(?<=[.?])\s|: |, /)
    return first.length < call.text.length && first.includes(' ')
      ? fitCall({ ...call, text: first }, input)
      : null
  },
}

const MAX_OUTLINES = 2

/** The phrases of a goal that suit the prompt, with its words in them; where its kind is not sure, those that suit any. */
function english({ reading, parameters }: Order, random: Random): Call[] {
  const { kind, sure, spans, details } = reading
  const slots: Readonly<Record<string, string>> = {
    ...getPlatformTerms(parameters.platform),
    subject: subjectOf(reading),
    audience: [spans.audience, details.audience].find((words) => words && !anybody.test(words)) ?? '',
    a: spans.a ?? '',
    b: spans.b ?? '',
  }
  const shuffled = random.shuffle(phrases[parameters.goal])
  const dealt = shuffled.toSorted((one, other) => Number(isOwn(other[1])) - Number(isOwn(one[1])))
  return dealt.flatMap(([style, phrase, kinds]) => {
    const text = !kinds || (sure && kinds.includes(kind)) ? fill(phrase, slots) : null
    return text === null ? [] : [{ text, style }]
  })
}

/** What can stand behind “about”: with its article, or where it needs none. “Own curtains” and “your pan” are the reader’s, and an audience is no subject. */
function subjectOf({ spans, keywords }: Reading): string {
  const found = [
    spans.subject,
    ...keywords.filter((words) => words.includes(' ') && words !== spans.audience),
  ]
  const stands = (words: string) => led.test(words) || isMany(words.split(joint)[0] ?? '')
  return found.find((words) => words && !theirs.test(words) && stands(words)) ?? ''
}

const led = /^(?:an?|the|my|our|this|that|these|those)\s/i
const joint = /\s(?:about|at|for|from|in|of|on|to|with)\s/i
const theirs = /^(?:your|own)\s/i

/** Nobody feels spoken to. */
const anybody = /^(?:people|everybody|everyone|anybody|anyone|those|somebody|someone)$/i

/** Whether a phrase has the visitor's words in it: such come first. */
const isOwn = (phrase: string) => /\{(?:subject|audience|a)\}/.test(phrase)

/** Null where a slot has no words. A word of the network's that begins in upper case goes on in lower case. */
function fill(phrase: string, slots: Readonly<Record<string, string>>): string | null {
  let complete = true
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const words = slots[name] ?? ''
    complete &&= words !== ''
    const begins = at === 0 || /[.?] $/.test(phrase.slice(0, at))
    if (begins) return upperFirst(words)
    return name === 'save' || name === 'follow' ? words.charAt(0).toLowerCase() + words.slice(1) : words
  })
  return complete ? text : null
}

/** In other languages the frames that all tools share: what people can answer, or what to do next. */
function framed({ reading, parameters }: Order, random: Random): Call[] {
  const style: Style = parameters.goal === 'comment' ? 'question' : 'direct'
  const lines = createLines(reading, random)
  const begs = (text: string) => /\d|\{/.test(text)
  return lines
    .all(placeOf[parameters.goal])
    .filter(({ text }) => !begs(text))
    .map(({ text }) => ({ text, style }))
}

const placeOf: Readonly<Record<Goal, 'reply' | 'cta'>> = {
  comment: 'reply',
  save: 'cta',
  follow: 'cta',
  click: 'cta',
  buy: 'cta',
  subscribe: 'cta',
}

/** Where there is no phrase, the visitor's own words. */
function lastResort({ reading, parameters }: Order): Call {
  const text = truncateAtWord(reading.line, parameters.maxChars) || reading.line.slice(0, parameters.maxChars)
  return { text, style: 'own' }
}
