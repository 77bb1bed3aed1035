import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { codeCases } from './code-cases'
import { spellingOf } from './kept-words'
import { lettersOf } from './letters'
import { alternate, inverse } from './mechanical-cases'
import { sentenceCase } from './sentence-case'
import { type TitleStyle, titleCase, titleStyles } from './title-case'
import type { caseConverter } from './tool'
import { mapWords } from './words'

type Input = TextInput<(typeof caseConverter)['fields']>

const styleNames: Record<TitleStyle, string> = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
const noSmallWords: ReadonlySet<string> = new Set()
const MAX_NAMED = 12

/** A text in every case at once. Line breaks stay, links, handles and hashtags too, except in the names for code. */
export function run({ text, parameters }: Input): TextResult {
  const { language, title, lines: byLine, exceptions, acronyms } = parameters
  const letters = lettersOf(language)
  const spelling = spellingOf(text, { exceptions, acronyms })
  const kept = new Set<string>()
  const lines = text.split('\n')

  const keepIn = (line: string) => {
    const style = spelling.line(line)
    return (word: string) => spelling.of(word, style)
  }
  const eachLine = (change: (line: string) => string) => lines.map(change).join('\n')
  const eachTitle = (change: (line: string) => string) => (byLine ? eachLine(change) : change(text))
  const small = language === 'en' ? titleStyles[title] : noSmallWords

  const named: [string, string][] = [
    ['UPPER CASE', eachLine((line) => mapWords(line, letters.upper))],
    ['lower case', eachLine((line) => mapWords(line, (word) => spelling.own(word) ?? letters.lower(word)))],
    ['Sentence case', sentences()],
    [
      language === 'en' ? `Title Case (${styleNames[title]})` : 'Title Case',
      eachTitle((line) => titleCase(line, small, letters, keepIn(line))),
    ],
    [
      'Capitalised Words',
      eachLine((line) => {
        const keep = keepIn(line)
        return mapWords(line, (word) => {
          const spelt = keep(word)
          if (spelt !== null && kept.size < MAX_NAMED) kept.add(spelt)
          return spelt ?? letters.capital(word)
        })
      }),
    ],
    ['aLtErNaTe', eachLine((line) => alternate(line, letters))],
    ['iNVERSE', eachLine((line) => inverse(line, letters))],
  ]

  function sentences(): string {
    let starts = true
    return eachLine((line) => {
      const begins = starts || byLine || line.trim() === ''
      const { text: changed, ended } = sentenceCase(line, begins, letters, keepIn(line), language === 'en')
      starts = ended
      return changed
    })
  }

  const names = byLine ? lines.map(nameCases) : [nameCases(text.replaceAll('\n', ' '))]
  function nameCases(line: string) {
    return codeCases(line, language, letters, keepIn(line))
  }
  const [first = nameCases('')] = names
  for (const name of Object.keys(first) as (keyof typeof first)[])
    named.push([name, names.map((cases) => cases[name]).join('\n')])

  const blocks: TextBlock[] = named.map(([name, changed]) => ({ kind: 'text', name, text: changed }))
  return { blocks: kept.size === 0 ? blocks : [keptNote([...kept]), ...blocks] }
}

function keptNote(words: string[]): TextBlock {
  return {
    kind: 'note',
    text: `Left as they are: ${words.join(', ')}${words.length === MAX_NAMED ? ' …' : ''}`,
  }
}
