import { splitIntoChunks } from '@/lib/text/line-chunks'
import { buildNote, type TextBlock, type TextInput, type TextResult } from '@/lib/tool/text-tool'
import type caseConverter from './tool'
import {
  type CaseMapper,
  createCaseMapper,
  mapWords,
  minorWordsByStyle,
  type SpellingLookup,
  type TitleStyle,
  toCodeCases,
  toTitleCase,
  wordPattern,
} from './word-case'

const hasInnerCapital = (word: string) => /^[^\p{Lu}]+\p{Lu}|^\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(word)
const isAllCapitals = (word: string) => !/\p{Ll}/u.test(word) && hasInnerCapital(word)

/** A lookup returns the visitor's spelling, or inner capitals unchanged. Null defers to the style. */
function createSpelling(text: string, exceptions: string, keepsAcronyms: boolean) {
  const customSpellings = new Map((exceptions.match(wordPattern) ?? []).map((word) => [word.toLowerCase(), word]))
  const isLineAllCaps = createAllCapsCheck(text)
  const getCustomSpelling: SpellingLookup = (word) => customSpellings.get(word.toLowerCase()) ?? null
  return {
    getCustomSpelling,
    createLookup(line: string): SpellingLookup {
      // In an all-caps line, words without a lowercase letter or digit do not count as acronyms.
      const isAllCaps = keepsAcronyms && isLineAllCaps(line)
      return (word) => {
        const customSpelling = getCustomSpelling(word)
        if (customSpelling !== null) return customSpelling
        if (!keepsAcronyms || !hasInnerCapital(word)) return null
        return isAllCaps && isAllCapitals(word) && !/\p{N}/u.test(word) ? null : word
      }
    },
  }
}

/** A single capitalized word counts only if the whole text is in all caps: “NASA” in a list does not. */
function createAllCapsCheck(text: string): (line: string) => boolean {
  const textHasPlainWord = hasPlainWord(text)
  return (line) => {
    const allCapsCount = (line.match(wordPattern) ?? []).filter(isAllCapitals).length
    return allCapsCount > 0 && !hasPlainWord(line) && (allCapsCount > 1 || !textHasPlainWord)
  }
}

/** A plain word is all lowercase or has only its first letter capitalized. */
function hasPlainWord(text: string): boolean {
  return (text.match(wordPattern) ?? []).some((word) => /\p{Ll}/u.test(word) && !hasInnerCapital(word))
}

/** Sentence end, including closing quotes and brackets. An ellipsis does not end a sentence. */
const sentenceEndPattern = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const abbreviationPattern = /^["'“‘(]*(?:e\.g|i\.e|vs|approx|incl|cf|a\.m|p\.m|(?:\p{L}\.)+\p{L})\.$/iu
const ENDING_LENGTH = 12

const isPronoun = (word: string) => /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word)

/** `endsSentence` is the value of `startsSentence` for the next line. */
function toSentenceCase(
  line: string,
  startsSentence: boolean,
  { toLowerCase, capitalize }: CaseMapper,
  getSpelling: SpellingLookup,
  isEnglish: boolean,
): { text: string; endsSentence: boolean } {
  let isSentenceStart = startsSentence
  const changeWord = (word: string) => {
    const isFirst = isSentenceStart
    isSentenceStart = false
    const retainedSpelling = getSpelling(word)
    if (retainedSpelling !== null) return retainedSpelling
    return isFirst || (isEnglish && isPronoun(word)) ? capitalize(word) : toLowerCase(word)
  }
  const text = splitIntoChunks(line)
    .map((chunk) => {
      const convertedText = chunk.isProtected ? chunk.text : chunk.text.replace(wordPattern, changeWord)
      if (chunk.isProtected) isSentenceStart = false
      const ending = chunk.text.slice(-ENDING_LENGTH)
      if (sentenceEndPattern.test(ending) && !abbreviationPattern.test(chunk.text.slice(0, 40))) isSentenceStart = true
      return convertedText
    })
    .join('')
  return { text, endsSentence: isSentenceStart }
}

/** “aLtErNaTe”: uppercases every second letter of the line; digits and signs do not count. */
function toAlternatingCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  let isUppercase = true
  return mapWords(line, (word) =>
    word.replace(/\p{L}/gu, (letter) => {
      isUppercase = !isUppercase
      return isUppercase ? toUpperCase(letter) : toLowerCase(letter)
    }),
  )
}

function toInverseCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  return mapWords(line, (word) =>
    // Convert by runs, because the form of a final Greek letter depends on the letters before it.
    word.replace(/\p{Lu}[\p{Lu}\p{M}]*|\p{Ll}[\p{Ll}\p{M}]*/gu, (run) =>
      /^\p{Lu}/u.test(run) ? toLowerCase(run) : toUpperCase(run),
    ),
  )
}

type Input = TextInput<(typeof caseConverter)['fields']>

const styleNames: Record<TitleStyle, string> = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
const noMinorWords: ReadonlySet<string> = new Set()
const MAX_LISTED_WORDS = 12

/** Converts a text to every case. Preserves line breaks, and except in code names also links, handles and hashtags. */
export function run({ text, parameters }: Input): TextResult {
  const { language, title: titleStyle, lines: isLineByLine, exceptions, acronyms: keepsAcronyms } = parameters
  const caseMapper = createCaseMapper(language)
  const { getCustomSpelling, createLookup } = createSpelling(text, exceptions, keepsAcronyms)
  const retainedWords = new Set<string>()
  const lines = text.split('\n')

  const mapLines = (change: (line: string) => string) => lines.map(change).join('\n')
  const mapTitles = (change: (line: string) => string) => (isLineByLine ? mapLines(change) : change(text))
  const minorWords = language === 'en' ? minorWordsByStyle[titleStyle] : noMinorWords

  const cases: [string, string][] = [
    ['UPPER CASE', mapLines((line) => mapWords(line, caseMapper.toUpperCase))],
    [
      'lower case',
      mapLines((line) => mapWords(line, (word) => getCustomSpelling(word) ?? caseMapper.toLowerCase(word))),
    ],
    ['Sentence case', convertSentences()],
    [
      language === 'en' ? `Title Case (${styleNames[titleStyle]})` : 'Title Case',
      mapTitles((line) => toTitleCase(line, minorWords, caseMapper, createLookup(line))),
    ],
    [
      'Capitalized Words',
      mapLines((line) => {
        const getSpelling = createLookup(line)
        return mapWords(line, (word) => {
          const retainedSpelling = getSpelling(word)
          if (retainedSpelling !== null && retainedWords.size < MAX_LISTED_WORDS) retainedWords.add(retainedSpelling)
          return retainedSpelling ?? caseMapper.capitalize(word)
        })
      }),
    ],
    ['aLtErNaTe', mapLines((line) => toAlternatingCase(line, caseMapper))],
    ['iNVERSE', mapLines((line) => toInverseCase(line, caseMapper))],
  ]

  function convertSentences(): string {
    let nextStartsSentence = true
    return mapLines((line) => {
      const startsSentence = nextStartsSentence || isLineByLine || line.trim() === ''
      const { text: convertedLine, endsSentence } = toSentenceCase(
        line,
        startsSentence,
        caseMapper,
        createLookup(line),
        language === 'en',
      )
      nextStartsSentence = endsSentence
      return convertedLine
    })
  }

  const codeCases = isLineByLine ? lines.map(convertToCodeCases) : [convertToCodeCases(text.replaceAll('\n', ' '))]
  function convertToCodeCases(line: string) {
    return toCodeCases(line, language, caseMapper, createLookup(line))
  }
  const [firstCodeCases = convertToCodeCases('')] = codeCases
  for (const name of Object.keys(firstCodeCases) as (keyof typeof firstCodeCases)[])
    cases.push([name, codeCases.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, convertedText]) => ({ kind: 'text', name, text: convertedText }))
  const listedWords = `${[...retainedWords].join(', ')}${retainedWords.size === MAX_LISTED_WORDS ? ' …' : ''}`
  if (retainedWords.size > 0) blocks.unshift(buildNote(`Not changed: ${listedWords}`))
  return { blocks }
}
