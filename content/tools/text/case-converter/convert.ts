import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { createCaseMapper } from './case-mapper'
import { toCodeCases } from './code-cases'
import { mapWords } from './map-words'
import { toAlternatingCase, toInverseCase } from './mechanical-cases'
import { toSentenceCase } from './sentence-case'
import { createSpelling } from './spelling'
import { minorWordsByStyle, type TitleStyle, toTitleCase } from './title-case'
import type { caseConverter } from './tool'

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
