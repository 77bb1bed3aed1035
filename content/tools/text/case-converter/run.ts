import { splitIntoChunks } from '@/lib/text/line-chunks'
import { buildNote, type TextBlock, type TextInput, type TextResult } from '@/lib/tool/text-tool'
import { createSpelling } from './spelling'
import type caseConverter from './tool'
import {
  type CaseMapper,
  createCaseMapper,
  minorWordsByStyle,
  type TitleStyle,
  toCodeCases,
  toTitleCase,
} from './word-case'
import { cliticPattern, endsInAbbreviation, mapWords, replaceWords, type SpellingLookup } from './words'

/** Sentence end, including closing quotes and brackets. An ellipsis does not end a sentence. */
const sentenceEndPattern = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const nameTitlePattern = /^\P{L}*(?:jr|sr|mrs?|ms|mx|dr|prof)\.\P{L}*$/iu
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
  const text = splitIntoChunks(line)
    .map((chunk) => {
      const isCapitalized = (word: string) =>
        isSentenceStart || (isEnglish && (isPronoun(word) || nameTitlePattern.test(chunk.text)))
      const changeWord = (word: string, spelling: string | null) => {
        const convertedWord = spelling ?? (isCapitalized(word) ? capitalize(word) : toLowerCase(word))
        isSentenceStart &&= cliticPattern.test(word)
        return convertedWord
      }
      const convertedText = chunk.isProtected ? chunk.text : replaceWords(chunk.text, changeWord, getSpelling)
      if (chunk.isProtected) isSentenceStart = false
      if (sentenceEndPattern.test(chunk.text.slice(-ENDING_LENGTH)) && !endsInAbbreviation(chunk.text))
        isSentenceStart = true
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
  const { language, title: titleStyle, lines: isLineByLine } = parameters
  const caseMapper = createCaseMapper(language)
  const { getCustomSpelling, createLookup } = createSpelling(text, parameters)
  const retainedWords = new Set<string>()
  const lines = text.split('\n')

  const mapLines = (change: (line: string) => string) => lines.map(change).join('\n')
  const mapTitles = (change: (line: string) => string) => (isLineByLine ? mapLines(change) : change(text))
  const minorWords = language === 'en' ? minorWordsByStyle[titleStyle] : noMinorWords

  const cases: [string, string][] = [
    ['UPPER CASE', mapLines((line) => mapWords(line, caseMapper.toUpperCase))],
    [
      'lower case',
      mapLines((line) =>
        mapWords(line, (word, spelling) => spelling ?? caseMapper.toLowerCase(word), getCustomSpelling),
      ),
    ],
    ['Sentence case', convertSentences()],
    [
      language === 'en' ? `Title Case (${styleNames[titleStyle]})` : 'Title Case',
      mapTitles((line) => toTitleCase(line, minorWords, caseMapper, createLookup(line))),
    ],
    ['Capitalized Words', mapLines((line) => mapWords(line, capitalizeOrRetain, createLookup(line)))],
    ['aLtErNaTe', mapLines((line) => toAlternatingCase(line, caseMapper))],
    ['iNVERSE', mapLines((line) => toInverseCase(line, caseMapper))],
  ]

  function capitalizeOrRetain(word: string, spelling: string | null): string {
    if (spelling !== null && /\p{Lu}/u.test(spelling) && retainedWords.size < MAX_LISTED_WORDS)
      retainedWords.add(spelling)
    return spelling ?? caseMapper.capitalizeInTitle(word)
  }
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
    return toCodeCases(line, language, createLookup(line))
  }
  const [firstCodeCases = convertToCodeCases('')] = codeCases
  for (const name of Object.keys(firstCodeCases) as (keyof typeof firstCodeCases)[])
    cases.push([name, codeCases.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, convertedText]) => ({ kind: 'text', name, text: convertedText }))
  const listedWords = `${[...retainedWords].join(', ')}${retainedWords.size === MAX_LISTED_WORDS ? ' …' : ''}`
  if (retainedWords.size > 0) blocks.unshift(buildNote(`Not changed: ${listedWords}`))
  return { blocks }
}
