import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { mostOf } from '@/lib/kits/posts/choose-lines'
import { firstClauses, ownLines } from '@/lib/kits/posts/own-lines'
import { stylesInTurns } from '@/lib/kits/posts/styles-in-turns'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import type { SloganInput, sloganFields } from './fields'
import { fitSlogan } from './fit'
import { frames, nameFrames } from './frames'
import { findOffering, type Offering } from './offering'
import type { Slogan } from './slogan'
import { createAlliteration, getOnset, isRhyme } from './sounds'

export const draft: Draft<typeof sloganFields, Slogan> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading } = input
    const fitted = (found: readonly Slogan[]) => found.flatMap((slogan) => fitSlogan(slogan, input) ?? [])
    const own = fitted(ownLines(reading).map(({ text }) => ({ text, style: 'plain' })))
    if (reading.kind === 'hard-time') return yield* own.slice(0, 1)
    const thing = findOffering(reading, input.prompt)
    const made = stylesInTurns(fitted([...heard(thing, input), ...framed(thing, input, random)]))
    const isLine = ({ text }: Slogan) => made.length === 0 || countWords(text) > 1
    const found = [...own.filter(isLine).slice(0, 1), ...made]
    yield* found.length > 0
      ? found.slice(0, mostOf(input.parameters.count) + 2)
      : [lastResort(reading, input)]
  },
  shorten(slogan, input) {
    const [first = ''] = slogan.text.split(/(?<=[.?])\s|[,:]\s/)
    return first.length < slogan.text.length ? fitSlogan({ ...slogan, text: first }, input) : null
  },
}

/** What the sound of the visitor's own words gives. */
function heard(thing: Offering | null, { parameters }: SloganInput): Slogan[] {
  if (!thing) return []
  const { noun, qualities, number } = thing
  const { brand } = parameters
  const name = brand.split(/\s+/)[0] ?? ''
  const alike = isRhyme(name, noun) || (getOnset(name) !== '' && getOnset(name) === getOnset(noun))
  const led = number === 'many' ? createAlliteration(noun) : null
  return [
    ...(name && alike ? [{ text: `${brand}. ${upperFirst(noun)}.`, style: 'sound' } as const] : []),
    ...(led ? [{ text: upperFirst(led), style: 'sound' } as const] : []),
    ...(qualities.length > 0
      ? [{ text: `${qualities.map(upperFirst).join('. ')}. Yours.`, style: 'beats' } as const]
      : []),
  ]
}

function framed(thing: Offering | null, input: SloganInput & { reading: Reading }, random: Random): Slogan[] {
  const { reading, parameters } = input
  if (reading.language !== 'en') return ownWords(reading, parameters.brand)
  const audience = reading.spans.audience ?? parameters.audience
  const slots: Readonly<Record<string, string>> = {
    thing: thing?.words ?? '',
    noun: thing?.noun ?? '',
    tail: thing?.tail ?? '',
    claim: thing?.claim ?? '',
    brand: parameters.brand,
    place: reading.spans.place ?? '',
    audience,
    other: otherThan(`${thing?.words} ${audience}`, reading),
    line: reading.line,
  }
  return random.shuffle(thing ? frames : nameFrames).flatMap(([style, frame, numbers]) => {
    const filled = thing && numbers && !numbers.includes(thing.number) ? null : fill(frame, slots)
    return filled === null ? [] : [{ text: filled, style }]
  })
}

/** A phrase of the prompt that says something else; '' where it has none. */
function otherThan(said: string, { keywords, spans }: Reading): string {
  const known = `${said} ${spans.place ?? ''}`.toLowerCase()
  const isNew = (words: string) => words.split(' ').every((word) => !known.includes(word.toLowerCase()))
  return keywords.find((words) => words.includes(' ') && isNew(words)) ?? ''
}

/** No word of ours in a language that we have none for. */
function ownWords({ line, keywords }: Reading, brand: string): Slogan[] {
  const words = keywords.filter((word) => !word.includes(' ')).slice(0, 3)
  return [
    ...(brand ? [{ text: `${brand}. ${line}.`, style: 'name' } as const] : []),
    ...(words.length === 3
      ? [{ text: `${words.map(upperFirst).join('. ')}.`, style: 'beats' } as const]
      : []),
  ]
}

/** Null where the visitor has said nothing for a slot; a sentence begins in upper case. */
function fill(frame: string, slots: Readonly<Record<string, string>>): string | null {
  let complete = true
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const words = slots[name] ?? ''
    complete &&= words !== ''
    return at === 0 || /[.?] $/.test(frame.slice(0, at)) ? upperFirst(words) : words
  })
  return complete ? text : null
}

/** For a line that is too long as a whole: its first clause, else what it is about, else as many words as may be. */
function lastResort(reading: Reading, input: SloganInput): Slogan {
  const { maxWords } = input.parameters
  const fits = ({ text }: { text: string }) => fitSlogan({ text, style: 'plain' }, input) !== null
  const about = reading.keywords.find((words) => words.includes(' ') && fits({ text: words }))
  const text =
    firstClauses(reading, fits)?.text ?? about ?? truncateAtWord(reading.line, maxWords, countWords)
  return { text: upperFirst(text), style: 'plain' }
}
