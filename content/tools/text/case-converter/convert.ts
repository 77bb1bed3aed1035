import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { createCaseMapper } from './case-mapper'
import { toCodeCases } from './code-cases'
import { toAlternatingCase, toInverseCase } from './mechanical-cases'
import { toSentenceCase } from './sentence-case'
import { createSpelling } from './spelling'
import { minorWordsByStyle, type TitleStyle, toTitleCase } from './title-case'
import type { caseConverter } from './tool'
import { mapWords } from './words'

type Input = TextInput<(typeof caseConverter)['fields']>

const styleNames: Record<TitleStyle, string> = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
const noMinorWords: ReadonlySet<string> = new Set()
const MAX_LISTED_WORDS = 12

/** A text in every case at once. Line breaks stay, links, handles and hashtags too, except in the names for code. */
export function run({ text, parameters }: Input): TextResult {
  const { language, title, lines: byLine, exceptions, acronyms } = parameters
  const caseMapper = createCaseMapper(language)
  const spelling = createSpelling(text, { exceptions, acronyms })
  const keptWords = new Set<string>()
  const lines = text.split('\n')

  const createLookup = (line: string) => {
    const style = spelling.getLineStyle(line)
    return (word: string) => spelling.get(word, style)
  }
  const mapLines = (change: (line: string) => string) => lines.map(change).join('\n')
  const mapTitles = (change: (line: string) => string) => (byLine ? mapLines(change) : change(text))
  const minorWords = language === 'en' ? minorWordsByStyle[title] : noMinorWords

  const cases: [string, string][] = [
    ['UPPER CASE', mapLines((line) => mapWords(line, caseMapper.upper))],
    ['lower case', mapLines((line) => mapWords(line, (word) => spelling.getCustom(word) ?? caseMapper.lower(word)))],
    ['Sentence case', convertSentences()],
    [
      language === 'en' ? `Title Case (${styleNames[title]})` : 'Title Case',
      mapTitles((line) => toTitleCase(line, minorWords, caseMapper, createLookup(line))),
    ],
    [
      'Capitalised Words',
      mapLines((line) => {
        const getSpelling = createLookup(line)
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
      const startsSentence = nextStartsSentence || byLine || line.trim() === ''
      const { text: converted, endsSentence } = toSentenceCase(
        line,
        startsSentence,
        caseMapper,
        createLookup(line),
        language === 'en',
      )
      nextStartsSentence = endsSentence
      return converted
    })
  }

  const codeCases = byLine ? lines.map(convertToCodeCases) : [convertToCodeCases(text.replaceAll('\n', ' '))]
  function convertToCodeCases(line: string) {
    return toCodeCases(line, language, caseMapper, createLookup(line))
  }
  const [first = convertToCodeCases('')] = codeCases
  for (const name of Object.keys(first) as (keyof typeof first)[])
    cases.push([name, codeCases.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, changed]) => ({ kind: 'text', name, text: changed }))
  return { blocks: keptWords.size === 0 ? blocks : [buildKeptWordsNote([...keptWords]), ...blocks] }
}

function buildKeptWordsNote(words: string[]): TextBlock {
  return {
    kind: 'note',
    text: `Left as they are: ${words.join(', ')}${words.length === MAX_LISTED_WORDS ? ' …' : ''}`,
  }
}
