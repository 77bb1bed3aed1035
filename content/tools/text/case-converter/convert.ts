import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { type CaseMapper, createCaseMapper } from './case-mapper'
import { toCodeCases } from './code-cases'
import { mapWords, wordPattern } from './map-words'
import { minorWordsByStyle, type TitleStyle, toTitleCase } from './title-case'
import type { caseConverter } from './tool'

type Spelling = {
  /** How the visitor wants this word spelt whatever the case; null where they say nothing. */
  getCustomSpelling(word: string): string | null
  /** The same, or the word itself where its capitals are its own; null where the case decides. */
  getSpelling(word: string, lineStyle: LineStyle): string | null
  getLineStyle(text: string): LineStyle
}

/** Whether a line is all in capitals, so that capitals say nothing about its words. */
type LineStyle = { isAllCaps: boolean }

type SpellingOptions = { exceptions: string; keepsAcronyms: boolean }

const hasInnerCapital = (word: string) => /^[^\p{Lu}]+\p{Lu}|^\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(word)
const isAllCapitals = (word: string) => !/\p{Ll}/u.test(word) && hasInnerCapital(word)

/**
 * The words whose spelling is kept: the visitor's own list, and words with a capital inside, such as NASA, iPhone or 4K. In a
 * line all in capitals those without a small letter or a digit are no acronyms.
 */
function createSpelling(text: string, { exceptions, keepsAcronyms }: SpellingOptions): Spelling {
  const customSpellings = new Map((exceptions.match(wordPattern) ?? []).map((word) => [word.toLowerCase(), word]))
  const isLineAllCaps = createAllCapsCheck(text)
  const getCustomSpelling = (word: string) => customSpellings.get(word.toLowerCase()) ?? null
  return {
    getCustomSpelling,
    getLineStyle: (line) => ({ isAllCaps: keepsAcronyms && isLineAllCaps(line) }),
    getSpelling(word, { isAllCaps }) {
      const customSpelling = getCustomSpelling(word)
      if (customSpelling !== null) return customSpelling
      if (!keepsAcronyms || !hasInnerCapital(word)) return null
      return isAllCaps && isAllCapitals(word) && !/\p{N}/u.test(word) ? null : word
    },
  }
}

/** One word alone is shouted where the whole text is: “NASA” in a list of names is not, “HELLO” by itself is. */
function createAllCapsCheck(text: string): (line: string) => boolean {
  const textHasPlainWord = hasPlainWord(text)
  return (line) => {
    const allCapsCount = (line.match(wordPattern) ?? []).filter(isAllCapitals).length
    return allCapsCount > 0 && !hasPlainWord(line) && (allCapsCount > 1 || !textHasPlainWord)
  }
}

/** A word written as usual: all small, or with one capital in front. */
function hasPlainWord(text: string): boolean {
  return (text.match(wordPattern) ?? []).some((word) => /\p{Ll}/u.test(word) && !hasInnerCapital(word))
}

type SpellingLookup = (word: string) => string | null

/** Ends a sentence, with quotes and brackets that close behind it. An ellipsis does not: the thought goes on. */
const sentenceEndPattern = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const abbreviationPattern = /^["'“‘(]*(?:e\.g|i\.e|vs|approx|incl|cf|a\.m|p\.m|(?:\p{L}\.)+\p{L})\.$/iu
const ENDING_LENGTH = 12

/** English writes “I” with a capital wherever it stands. */
const isPronoun = (word: string) => /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word)

/**
 * A line with a capital at the start of every sentence and small letters elsewhere. `startsSentence` says whether its first word
 * begins one; the answer says whether the next line's does.
 */
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
    const keptSpelling = getSpelling(word)
    if (keptSpelling !== null) return keptSpelling
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

/** “aLtErNaTe”: every second letter up, counted through the line; digits and signs are not counted. */
function toAlternatingCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  let isUppercase = true
  return mapWords(line, (word) =>
    word.replace(/\p{L}/gu, (letter) => {
      isUppercase = !isUppercase
      return isUppercase ? toUpperCase(letter) : toLowerCase(letter)
    }),
  )
}

/** “iNVERSE”: small letters become capitals and capitals small ones. */
function toInverseCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  return mapWords(line, (word) =>
    // By runs, because the last letter of a Greek word looks at what stands before it.
    word.replace(/\p{Lu}[\p{Lu}\p{M}]*|\p{Ll}[\p{Ll}\p{M}]*/gu, (run) =>
      /^\p{Lu}/u.test(run) ? toLowerCase(run) : toUpperCase(run),
    ),
  )
}

type Input = TextInput<(typeof caseConverter)['fields']>

const styleNames: Record<TitleStyle, string> = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
const noMinorWords: ReadonlySet<string> = new Set()
const MAX_LISTED_WORDS = 12

/** A text in every case at once. Line breaks stay, links, handles and hashtags too, except in the names for code. */
export function run({ text, parameters }: Input): TextResult {
  const { language, title: titleStyle, lines: isLineByLine, exceptions, acronyms: keepsAcronyms } = parameters
  const caseMapper = createCaseMapper(language)
  const spelling = createSpelling(text, { exceptions, keepsAcronyms })
  const keptWords = new Set<string>()
  const lines = text.split('\n')

  const createSpellingLookup = (line: string) => {
    const style = spelling.getLineStyle(line)
    return (word: string) => spelling.getSpelling(word, style)
  }
  const mapLines = (change: (line: string) => string) => lines.map(change).join('\n')
  const mapTitles = (change: (line: string) => string) => (isLineByLine ? mapLines(change) : change(text))
  const minorWords = language === 'en' ? minorWordsByStyle[titleStyle] : noMinorWords

  const cases: [string, string][] = [
    ['UPPER CASE', mapLines((line) => mapWords(line, caseMapper.toUpperCase))],
    [
      'lower case',
      mapLines((line) => mapWords(line, (word) => spelling.getCustomSpelling(word) ?? caseMapper.toLowerCase(word))),
    ],
    ['Sentence case', convertSentences()],
    [
      language === 'en' ? `Title Case (${styleNames[titleStyle]})` : 'Title Case',
      mapTitles((line) => toTitleCase(line, minorWords, caseMapper, createSpellingLookup(line))),
    ],
    [
      'Capitalised Words',
      mapLines((line) => {
        const getSpelling = createSpellingLookup(line)
        return mapWords(line, (word) => {
          const keptSpelling = getSpelling(word)
          if (keptSpelling !== null && keptWords.size < MAX_LISTED_WORDS) keptWords.add(keptSpelling)
          return keptSpelling ?? caseMapper.capitalize(word)
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
        createSpellingLookup(line),
        language === 'en',
      )
      nextStartsSentence = endsSentence
      return convertedLine
    })
  }

  const codeCases = isLineByLine ? lines.map(convertToCodeCases) : [convertToCodeCases(text.replaceAll('\n', ' '))]
  function convertToCodeCases(line: string) {
    return toCodeCases(line, language, caseMapper, createSpellingLookup(line))
  }
  const [firstCodeCases = convertToCodeCases('')] = codeCases
  for (const name of Object.keys(firstCodeCases) as (keyof typeof firstCodeCases)[])
    cases.push([name, codeCases.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, convertedText]) => ({ kind: 'text', name, text: convertedText }))
  return { blocks: keptWords.size === 0 ? blocks : [buildKeptWordsNote([...keptWords]), ...blocks] }
}

function buildKeptWordsNote(words: string[]): TextBlock {
  return {
    kind: 'note',
    text: `Left as they are: ${words.join(', ')}${words.length === MAX_LISTED_WORDS ? ' …' : ''}`,
  }
}
