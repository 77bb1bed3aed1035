import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { formatDuration } from '@/lib/core/format/format-time'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countWordsAndLinks, joinUrlWords } from '@/lib/core/strings/urls'
import { findWords } from '@/lib/core/strings/words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { type CountedPhrase, countPhrases, splitClauses, toWordKey } from '@/lib/text/keywords/count-phrases'
import { createStopWordCheck } from '@/lib/text/keywords/stop-word-check'
import { READING_WORDS_PER_MINUTE, SPEAKING_WORDS_PER_MINUTE } from '@/lib/text/words-per-minute'
import { buildFigures, buildTable, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import type wordCounter from './tool'

type TextCounts = ReturnType<typeof countText>

/** A paragraph ends with an empty line; a sentence has at least one letter or digit. */
function countText(text: string) {
  const words = findWords(joinUrlWords(text))
  const sentences = splitSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const lines = text.split('\n')
  let longestSentence = { words: 0, text: '' }
  for (const sentence of sentences) {
    const wordCount = countWordsAndLinks(sentence)
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

const MAX_ROWS = 15
const listLabels = [
  ['Top words', 'Word'],
  ['Top two-word phrases', 'Phrase'],
  ['Top three-word phrases', 'Phrase'],
] as const

export const run: TextRun<typeof wordCounter> = ({
  text,
  parameters: { goal, language, content: shouldSkipStopWords },
}) => {
  const counts = countText(text)
  const isStopWord = shouldSkipStopWords ? createStopWordCheck(language, text) : () => false
  const clauses = splitClauses(text)
  const topPhrases = listLabels.map((_, listIndex) =>
    countPhrases(text, clauses, listIndex + 1, isStopWord)
      .filter((phrase) => listIndex === 0 || phrase.count > 1)
      .slice(0, MAX_ROWS),
  )
  const tables = topPhrases.flatMap((phrases, listIndex) => buildPhraseTable(phrases, listIndex, counts.words))
  return {
    blocks: [
      ...(goal > 0 ? [buildGoalFigures(counts.words, goal)] : []),
      buildCountFigures(counts),
      ...tables,
      ...buildLongestSentence(counts),
      {
        kind: 'text',
        name: 'All counts as JSON',
        text: JSON.stringify(
          { ...counts, top: topPhrases.map((phrases) => phrases.map(({ text, count }) => ({ text, count }))) },
          null,
          2,
        ),
        fileName: 'word-count.json',
      },
    ],
  }
}

function buildCountFigures(counts: TextCounts): TextBlock {
  const { words, sentences } = counts
  return buildFigures({
    Words: words,
    Characters: counts.characters,
    'Without spaces': counts.charactersWithoutSpaces,
    Sentences: sentences,
    Paragraphs: counts.paragraphs,
    'Reading time': formatDuration(counts.readingSeconds),
    'Speaking time': formatDuration(counts.speakingSeconds),
    'Unique words': counts.uniqueWords,
    'Words per sentence': sentences > 0 ? (words / sentences).toFixed(1) : '0',
    Lines: counts.lines,
    'Code points': counts.codePoints,
    'Bytes (UTF-8)': counts.bytes,
  })
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

function buildPhraseTable(phrases: readonly CountedPhrase[], listIndex: number, wordCount: number): TextBlock[] {
  const [caption, column] = listLabels[listIndex] ?? listLabels[0]
  if (phrases.length === 0) return []
  const rows = phrases.map(({ text, count }) => [text, count, formatPercent((100 * count) / wordCount)])
  return [buildTable(caption, [column, 'Times', 'Density'], rows)]
}

function buildLongestSentence({ longestSentence, sentences }: TextCounts): TextBlock[] {
  const { words, text } = longestSentence
  return sentences < 2 ? [] : [{ kind: 'text', name: 'Longest sentence', text, detail: formatQuantity(words, 'word') }]
}
