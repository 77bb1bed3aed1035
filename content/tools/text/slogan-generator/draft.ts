import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { limitResultCount } from '@/lib/kits/posts/choose-lines'
import { interleaveStyles } from '@/lib/kits/posts/interleave-styles'
import { buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { SloganInput, sloganFields } from './fields'
import { fitSlogan } from './fit'
import { findOffering, type Offering } from './offering'
import type { Slogan, SloganStyle } from './slogan'

/** Beginnings that promise nothing, by the sound that they share with the word. */
const alliterationTemplates: Readonly<Record<string, string>> = {
  a: 'All about {}',
  b: 'Back to {}',
  d: 'Definitely {}',
  f: 'Fond of {}',
  g: 'Go for {}',
  h: 'Here’s to {}',
  j: 'Just {}',
  k: 'Keen on {}',
  l: 'Long live {}',
  m: 'Mostly {}',
  p: '{}, please',
  r: 'Ready for {}',
  s: 'Simply {}',
  t: 'Time for {}',
  v: 'Viva {}',
  w: 'We want {}',
  y: 'Yes, {}',
}

/** The sound that an English word begins with, roughly: “ceramic” is s, “candle” k, “phone” f; '' where unclear. */
export function getOnset(word: string): string {
  const lowercaseWord = word.toLowerCase()
  if (/^(?:kn|pn|gn)/.test(lowercaseWord)) return 'n'
  if (/^wr/.test(lowercaseWord)) return 'r'
  if (/^ph/.test(lowercaseWord)) return 'f'
  if (/^(?:sh|ch|th|wh|ps|eu|uni|hon[eo][su]t)/.test(lowercaseWord)) return ''
  if (/^c[eiy]/.test(lowercaseWord)) return 's'
  if (/^g[eiy]/.test(lowercaseWord)) return ''
  if (/^[cq]/.test(lowercaseWord)) return 'k'
  return /^[a-z]/.test(lowercaseWord) ? lowercaseWord.charAt(0) : ''
}

/** A word with a beginning that sounds like it: “Mostly mugs”. Null where there is none. */
function buildAlliteration(word: string): string | null {
  return alliterationTemplates[getOnset(word)]?.replace('{}', word) ?? null
}

/** Whether two words share three letters or more from their last vowel on: “light” and “night”, not “glow”, “snow”. */
export function isRhyme(firstWord: string, secondWord: string): boolean {
  const [a, b] = [firstWord.toLowerCase(), secondWord.toLowerCase()]
  const ending = /[aeiouy]{1,3}[^aeiouy]{1,4}e?s?$/.exec(a)?.[0] ?? ''
  return ending.length >= 3 && !a.endsWith(b) && !b.endsWith(a) && b.endsWith(ending)
}

type Frame = readonly [style: SloganStyle, text: string, number?: readonly Offering['grammaticalNumber'][]]

/** `{other}` is something else that the prompt names. The third part says which forms of `{thing}` or `{noun}` fit. */
const frames: readonly Frame[] = [
  ['plain', '{claim}'],
  ['beats', '{thing}. {tail}.'],
  ['name', '{brand}. {claim}.'],
  ['plain', '{thing}. That’s us.', ['many', 'bare']],
  ['beats', '{thing}. {place}. That’s us.'],
  ['attitude', '{thing}, our way', ['many', 'bare']],
  ['attitude', 'Here for the {noun}', ['many']],
  ['attitude', 'It starts with {thing}', ['many']],
  ['attitude', 'Your kind of {thing}', ['one', 'bare']],
  ['attitude', 'For the love of {noun}', ['many']],
  ['attitude', 'More {noun}, please', ['many']],
  ['name', '{thing}? {brand}.', ['many', 'bare']],
  ['name', '{brand} means {noun}', ['many']],
  ['name', '{brand}. {thing}.'],
  ['name', '{brand}, your {thing}', ['one']],
  ['people', '{thing} for {audience}', ['many', 'bare']],
  ['people', 'The {thing} for {audience}', ['one']],
  ['people', 'Hello, {audience}'],
  ['people', 'Made for {audience}'],
  ['people', '{brand}, for {audience}'],
  ['plain', 'Your {thing} in {place}', ['one']],
  ['attitude', 'It starts with {other}', ['one']],
  ['attitude', 'Here for the {other}', ['one']],
]

/** Where the prompt offers nothing that has a name. */
const nameFrames: readonly Frame[] = [
  ['name', '{brand}. {line}.'],
  ['people', '{brand}, for {audience}'],
  ['people', 'Made for {audience}'],
]

export const draft: DraftRecipe<typeof sloganFields, Slogan> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading } = input
    const fitSlogans = (slogans: readonly Slogan[]) => slogans.flatMap((slogan) => fitSlogan(slogan, input) ?? [])
    const visitorSlogans = fitSlogans(buildVisitorLines(reading).map(({ text }) => ({ text, style: 'plain' })))
    if (reading.kind === 'hard-time') return yield* visitorSlogans.slice(0, 1)
    const offering = findOffering(reading, input.prompt)
    const generatedSlogans = interleaveStyles(
      fitSlogans([...buildSoundSlogans(offering, input), ...buildFrameSlogans(offering, input, random)]),
    )
    const isUsable = ({ text }: Slogan) => generatedSlogans.length === 0 || countWords(text) > 1
    const slogans = [...visitorSlogans.filter(isUsable).slice(0, 1), ...generatedSlogans]
    yield* slogans.length > 0
      ? slogans.slice(0, limitResultCount(input.parameters.count) + 2)
      : [buildFallbackSlogan(reading, input)]
  },
  shorten(slogan, input) {
    const [firstPart = ''] = slogan.text.split(/(?<=[.?])\s|[,:]\s/)
    return firstPart.length < slogan.text.length ? fitSlogan({ ...slogan, text: firstPart }, input) : null
  },
}

/** What the sound of the visitor's own words gives. */
function buildSoundSlogans(offering: Offering | null, { parameters }: SloganInput): Slogan[] {
  if (!offering) return []
  const { noun, qualities, grammaticalNumber } = offering
  const { brand } = parameters
  const name = brand.split(/\s+/)[0] ?? ''
  const soundsAlike = isRhyme(name, noun) || (getOnset(name) !== '' && getOnset(name) === getOnset(noun))
  const alliteration = grammaticalNumber === 'many' ? buildAlliteration(noun) : null
  return [
    ...(name && soundsAlike ? [{ text: `${brand}. ${upperFirst(noun)}.`, style: 'sound' } as const] : []),
    ...(alliteration ? [{ text: upperFirst(alliteration), style: 'sound' } as const] : []),
    ...(qualities.length > 0
      ? [{ text: `${qualities.map(upperFirst).join('. ')}. Yours.`, style: 'beats' } as const]
      : []),
  ]
}

function buildFrameSlogans(
  offering: Offering | null,
  input: SloganInput & { reading: ParsedPrompt },
  random: Random,
): Slogan[] {
  const { reading, parameters } = input
  if (reading.language !== 'en') return buildKeywordSlogans(reading, parameters.brand)
  const audience = reading.spans.audience ?? parameters.audience
  const values: Readonly<Record<string, string>> = {
    thing: offering?.phrase ?? '',
    noun: offering?.noun ?? '',
    tail: offering?.tail ?? '',
    claim: offering?.claim ?? '',
    brand: parameters.brand,
    place: reading.spans.place ?? '',
    audience,
    other: findOtherPhrase(`${offering?.phrase} ${audience}`, reading),
    line: reading.line,
  }
  return random.shuffle(offering ? frames : nameFrames).flatMap(([style, frame, grammaticalNumbers]) => {
    const filledText =
      offering && grammaticalNumbers && !grammaticalNumbers.includes(offering.grammaticalNumber)
        ? null
        : fillFrame(frame, values)
    return filledText === null ? [] : [{ text: filledText, style }]
  })
}

/** A phrase of the prompt that says something else; '' where it has none. */
function findOtherPhrase(alreadyUsedText: string, { keywords, spans }: ParsedPrompt): string {
  const usedText = `${alreadyUsedText} ${spans.place ?? ''}`.toLowerCase()
  const isNew = (phrase: string) => phrase.split(' ').every((word) => !usedText.includes(word.toLowerCase()))
  return keywords.find((phrase) => phrase.includes(' ') && isNew(phrase)) ?? ''
}

/** No word of ours in a language that we have none for. */
function buildKeywordSlogans({ line, keywords }: ParsedPrompt, brand: string): Slogan[] {
  const words = keywords.filter((word) => !word.includes(' ')).slice(0, 3)
  return [
    ...(brand ? [{ text: `${brand}. ${line}.`, style: 'name' } as const] : []),
    ...(words.length === 3 ? [{ text: `${words.map(upperFirst).join('. ')}.`, style: 'beats' } as const] : []),
  ]
}

/** Null where the visitor has said nothing for a slot; a sentence begins in upper case. */
function fillFrame(frame: string, values: Readonly<Record<string, string>>): string | null {
  let isComplete = true
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const value = values[name] ?? ''
    isComplete &&= value !== ''
    return offset === 0 || /[.?] $/.test(frame.slice(0, offset)) ? upperFirst(value) : value
  })
  return isComplete ? text : null
}

/** For a line that is too long as a whole: its first clause, else what it is about, else as many words as may be. */
function buildFallbackSlogan(reading: ParsedPrompt, input: SloganInput): Slogan {
  const { maxWords } = input.parameters
  const isUsable = ({ text }: { text: string }) => fitSlogan({ text, style: 'plain' }, input) !== null
  const topicPhrase = reading.keywords.find((phrase) => phrase.includes(' ') && isUsable({ text: phrase }))
  const text =
    findFirstClauses(reading, isUsable)?.text ?? topicPhrase ?? truncateAtWord(reading.line, maxWords, countWords)
  return { text: upperFirst(text), style: 'plain' }
}
