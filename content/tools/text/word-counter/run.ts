import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { formatDuration } from '@/lib/core/format/format-time'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countWords, findWords } from '@/lib/core/strings/words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { type CountedPhrase, countPhrases, splitClauses, toWordKey } from '@/lib/text/keywords/count-phrases'
import { createStopWordCheck } from '@/lib/text/keywords/stop-word-check'
import { READING_WORDS_PER_MINUTE, SPEAKING_WORDS_PER_MINUTE } from '@/lib/text/words-per-minute'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import type wordCounter from './tool'

type TextCounts = ReturnType<typeof countText>

/** A paragraph ends with an empty line; a sentence has at least one letter or digit. */
function countText(text: string) {
  const words = findWords(text)
  const sentences = splitSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const lines = text.split('\n')
  let longestSentence = { words: 0, text: '' }
  for (const sentence of sentences) {
    const wordCount = countWords(sentence)
    if (wordCount > longestSentence.words) longestSentence = { words: wordCount, text: sentence.trim() }
  }
  return {
    words: words.length,
    characters: countGraphemes(text),
    charactersWithoutSpaces: countGraphemes(text.replace(/\s/gu, '')),
    codePoints: [...text].length,
    bytes: measureByteLength(text),
    sentences: sentences.length,
    paragraphs: lines.filter((line, index) => line.trim() !== '' && (lines[index - 1] ?? '').trim() === '').length,
    lines: lines.length,
    uniqueWords: new Set(words.map((word) => toWordKey(word.text))).size,
    readingSeconds: Math.ceil((words.length * 60) / READING_WORDS_PER_MINUTE),
    speakingSeconds: Math.ceil((words.length * 60) / SPEAKING_WORDS_PER_MINUTE),
    longestSentence,
  }
}

type Input = TextInput<(typeof wordCounter)['fields']>

const MAX_ROWS = 15
const listLabels = [
  ['Top words', 'Word'],
  ['Top two-word phrases', 'Phrase'],
  ['Top three-word phrases', 'Phrase'],
] as const

export function run({ text, parameters: { goal, language, content: shouldSkipStopWords } }: Input): TextResult {
  const counts = countText(text)
  const isStopWord = shouldSkipStopWords ? createStopWordCheck(language, text) : () => false
  const clauses = splitClauses(text)
  const topPhrases = listLabels.map((_, listIndex) =>
    countPhrases(text, clauses, listIndex + 1, isStopWord)
      .filter((phrase) => listIndex === 0 || phrase.count > 1)
      .slice(0, MAX_ROWS),
  )
  const tables = topPhrases.flatMap((phrases, listIndex) => buildTable(phrases, listIndex, counts.words))
  return {
    blocks: [
      ...(goal > 0 ? [buildGoalFigures(counts.words, goal)] : []),
      { kind: 'figures', figures: buildFigures(counts) },
      ...tables,
      ...buildLongestSentence(counts),
      {
        kind: 'text',
        name: 'All counts as JSON',
        text: JSON.stringify({ ...counts, top: topPhrases.map((phrases) => phrases.map(toJsonEntry)) }, null, 2),
        fileName: 'word-count.json',
      },
    ],
  }
}

function buildFigures(counts: TextCounts) {
  const { words, sentences } = counts
  return [
    { label: 'Words', value: formatCount(words) },
    { label: 'Characters', value: formatCount(counts.characters) },
    { label: 'Without spaces', value: formatCount(counts.charactersWithoutSpaces) },
    { label: 'Sentences', value: formatCount(sentences) },
    { label: 'Paragraphs', value: formatCount(counts.paragraphs) },
    { label: 'Lines', value: formatCount(counts.lines) },
    { label: 'Unique words', value: formatCount(counts.uniqueWords) },
    { label: 'Words per sentence', value: sentences > 0 ? (words / sentences).toFixed(1) : '0' },
    { label: 'Reading time', value: formatDuration(counts.readingSeconds) },
    { label: 'Speaking time', value: formatDuration(counts.speakingSeconds) },
    { label: 'Code points', value: formatCount(counts.codePoints) },
    { label: 'Bytes (UTF-8)', value: formatCount(counts.bytes) },
  ]
}

function buildGoalFigures(wordCount: number, goal: number): TextBlock {
  const remainingWordCount = goal - wordCount
  return {
    kind: 'figures',
    figures: [
      {
        label: `Of your ${formatCount(goal)} words`,
        value: formatPercent((100 * wordCount) / goal),
        share: wordCount / goal,
      },
      {
        label: remainingWordCount >= 0 ? 'Words to go' : 'Words over',
        value: formatCount(Math.abs(remainingWordCount)),
      },
    ],
  }
}

function buildTable(phrases: readonly CountedPhrase[], listIndex: number, wordCount: number): TextBlock[] {
  const [caption, column] = listLabels[listIndex] ?? listLabels[0]
  if (phrases.length === 0) return []
  const rows = phrases.map((phrase) => [phrase.text, formatCount(phrase.count), formatDensity(phrase, wordCount)])
  return [{ kind: 'table', caption, columns: [column, 'Times', 'Density'], rows }]
}

const formatDensity = (phrase: CountedPhrase, wordCount: number) => formatPercent((100 * phrase.count) / wordCount)

function buildLongestSentence({ longestSentence, sentences }: TextCounts): TextBlock[] {
  const { words, text } = longestSentence
  return sentences < 2 ? [] : [{ kind: 'text', name: 'Longest sentence', text, detail: `${formatCount(words)} words` }]
}

const toJsonEntry = ({ text, count }: CountedPhrase) => ({ text, count })
