import { splitIntoChunks } from '@/lib/text/line-chunks'
import { buildNote, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
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

type SentenceOptions = {
  createLookup: (line: string) => SpellingLookup
  /** Otherwise a sentence may go on in the next line. */
  isLineByLine: boolean
  isEnglish: boolean
}

function toSentenceCase(
  lines: readonly string[],
  { toLowerCase, capitalize }: CaseMapper,
  { createLookup, isLineByLine, isEnglish }: SentenceOptions,
): string {
  let isSentenceStart = true
  const convertedLines = lines.map((line) => {
    isSentenceStart ||= isLineByLine || line.trim() === ''
    const getSpelling = createLookup(line)
    const convertedChunks = splitIntoChunks(line).map(({ text, isProtected }) => {
      const changeWord = (word: string, spelling: string | null) => {
        const isCapitalized = isSentenceStart || (isEnglish && (isPronoun(word) || nameTitlePattern.test(text)))
        isSentenceStart &&= cliticPattern.test(word)
        return spelling ?? (isCapitalized ? capitalize(word) : toLowerCase(word))
      }
      const convertedText = isProtected ? text : replaceWords(text, changeWord, getSpelling)
      if (isProtected) isSentenceStart = false
      if (sentenceEndPattern.test(text.slice(-ENDING_LENGTH)) && !endsInAbbreviation(text)) isSentenceStart = true
      return convertedText
    })
    return convertedChunks.join('')
  })
  return convertedLines.join('\n')
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

const styleNames: Record<TitleStyle, string> = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
const noMinorWords: ReadonlySet<string> = new Set()
const MAX_LISTED_WORDS = 12

/** Converts a text to every case. Preserves line breaks, and except in code names also links, handles and hashtags. */
export const run: TextRun<typeof caseConverter> = ({ text, parameters }) => {
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
    ['Sentence case', toSentenceCase(lines, caseMapper, { createLookup, isLineByLine, isEnglish: language === 'en' })],
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

  const codeLines = isLineByLine ? lines : [text.replaceAll('\n', ' ')]
  const codeCases = codeLines.map((line) => toCodeCases(line, language, createLookup(line)))
  const codeCaseNames = Object.keys(codeCases[0] ?? {}) as (keyof ReturnType<typeof toCodeCases>)[]
  for (const name of codeCaseNames) cases.push([name, codeCases.map((lineCases) => lineCases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, convertedText]) => ({ kind: 'text', name, text: convertedText }))
  const listedWords = `${[...retainedWords].join(', ')}${retainedWords.size === MAX_LISTED_WORDS ? ' …' : ''}`
  if (retainedWords.size > 0) blocks.unshift(buildNote(`Not changed: ${listedWords}`))
  return { blocks }
}
