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
  const letters = createCaseMapper(language)
  const spelling = createSpelling(text, { exceptions, acronyms })
  const keptWords = new Set<string>()
  const lines = text.split('\n')

  const createLookup = (line: string) => {
    const style = spelling.getLineStyle(line)
    return (word: string) => spelling.get(word, style)
  }
  const eachLine = (change: (line: string) => string) => lines.map(change).join('\n')
  const eachTitle = (change: (line: string) => string) => (byLine ? eachLine(change) : change(text))
  const minorWords = language === 'en' ? minorWordsByStyle[title] : noMinorWords

  const cases: [string, string][] = [
    ['UPPER CASE', eachLine((line) => mapWords(line, letters.upper))],
    [
      'lower case',
      eachLine((line) => mapWords(line, (word) => spelling.getCustom(word) ?? letters.lower(word))),
    ],
    ['Sentence case', sentences()],
    [
      language === 'en' ? `Title Case (${styleNames[title]})` : 'Title Case',
      eachTitle((line) => toTitleCase(line, minorWords, letters, createLookup(line))),
    ],
    [
      'Capitalised Words',
      eachLine((line) => {
        const getSpelling = createLookup(line)
        return mapWords(line, (word) => {
          const spelt = getSpelling(word)
          if (spelt !== null && keptWords.size < MAX_LISTED_WORDS) keptWords.add(spelt)
          return spelt ?? letters.capitalize(word)
        })
      }),
    ],
    ['aLtErNaTe', eachLine((line) => toAlternatingCase(line, letters))],
    ['iNVERSE', eachLine((line) => toInverseCase(line, letters))],
  ]

  function sentences(): string {
    let starts = true
    return eachLine((line) => {
      const begins = starts || byLine || line.trim() === ''
      const { text: changed, endsSentence } = toSentenceCase(
        line,
        begins,
        letters,
        createLookup(line),
        language === 'en',
      )
      starts = endsSentence
      return changed
    })
  }

  const names = byLine ? lines.map(nameCases) : [nameCases(text.replaceAll('\n', ' '))]
  function nameCases(line: string) {
    return toCodeCases(line, language, letters, createLookup(line))
  }
  const [first = nameCases('')] = names
  for (const name of Object.keys(first) as (keyof typeof first)[])
    cases.push([name, names.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = cases.map(([name, changed]) => ({ kind: 'text', name, text: changed }))
  return { blocks: keptWords.size === 0 ? blocks : [buildKeptWordsNote([...keptWords]), ...blocks] }
}

function buildKeptWordsNote(words: string[]): TextBlock {
  return {
    kind: 'note',
    text: `Left as they are: ${words.join(', ')}${words.length === MAX_LISTED_WORDS ? ' …' : ''}`,
  }
}
