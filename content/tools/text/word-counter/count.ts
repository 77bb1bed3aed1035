import { percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { duration } from '@/lib/core/format/duration'
import { clausesOf } from '@/lib/text/keywords/clauses'
import { type CountedPhrase, countPhrases } from '@/lib/text/keywords/count-phrases'
import { languageOfText, smallWordsOf } from '@/lib/text/keywords/small-words'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { type Measured, measureText } from './measure-text'
import type { wordCounter } from './tool'

type Input = TextInput<(typeof wordCounter)['fields']>

const mostListed = 15
const lists = [
  ['Top words', 'Word'],
  ['Top phrases of two words', 'Phrase'],
  ['Top phrases of three words', 'Phrase'],
] as const

/** What a text is made of: figures, its most frequent words and phrases, its longest sentence, and all of it as JSON. */
export function run({ text, parameters: { goal, language, content } }: Input): TextResult {
  const measured = measureText(text)
  const isSmall = content ? smallWordsOf(language === 'auto' ? languageOfText(text) : language) : () => false
  const clauses = clausesOf(text)
  const top = lists.map((_, at) =>
    countPhrases(text, clauses, at + 1, isSmall)
      .filter((phrase) => at === 0 || phrase.count > 1)
      .slice(0, mostListed),
  )
  const tables = top.flatMap((phrases, at) => tableOf(phrases, at, measured.words))
  return {
    blocks: [
      ...(goal > 0 ? [goalFigures(measured.words, goal)] : []),
      { kind: 'figures', figures: figuresOf(measured) },
      ...tables,
      ...longestOf(measured),
      {
        kind: 'text',
        name: 'All figures as JSON',
        text: JSON.stringify({ ...measured, top: top.map((phrases) => phrases.map(toJson)) }, null, 2),
        file: 'word-count.json',
      },
    ],
  }
}

function figuresOf(measured: Measured) {
  const { words, sentences } = measured
  return [
    { label: 'Words', value: count(words) },
    { label: 'Characters', value: count(measured.characters) },
    { label: 'Without spaces', value: count(measured.charactersWithoutSpaces) },
    { label: 'Sentences', value: count(sentences) },
    { label: 'Paragraphs', value: count(measured.paragraphs) },
    { label: 'Lines', value: count(measured.lines) },
    { label: 'Different words', value: count(measured.uniqueWords) },
    { label: 'Words a sentence', value: sentences > 0 ? (words / sentences).toFixed(1) : '0' },
    { label: 'To read', value: duration(measured.readingSeconds) },
    { label: 'To say aloud', value: duration(measured.speakingSeconds) },
    { label: 'Code points', value: count(measured.codePoints) },
    { label: 'Bytes (UTF-8)', value: count(measured.bytes) },
  ]
}

function goalFigures(words: number, goal: number): TextBlock {
  const left = goal - words
  return {
    kind: 'figures',
    figures: [
      { label: `Of your ${count(goal)} words`, value: percent((100 * words) / goal), share: words / goal },
      { label: left >= 0 ? 'Words to go' : 'Words too many', value: count(Math.abs(left)) },
    ],
  }
}

function tableOf(phrases: readonly CountedPhrase[], at: number, words: number): TextBlock[] {
  const [caption, column] = lists[at] ?? lists[0]
  if (phrases.length === 0) return []
  const rows = phrases.map((phrase) => [phrase.text, count(phrase.count), densityOf(phrase, words)])
  return [{ kind: 'table', caption, columns: [column, 'Times', 'Density'], rows }]
}

const densityOf = (phrase: CountedPhrase, words: number) => percent((100 * phrase.count) / words)

function longestOf({ longestSentence, sentences }: Measured): TextBlock[] {
  const { words, text } = longestSentence
  return sentences < 2
    ? []
    : [{ kind: 'text', name: 'Longest sentence', text, detail: `${count(words)} words` }]
}

const toJson = ({ text, count }: CountedPhrase) => ({ text, count })
