import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { type CountedPhrase, countPhrases, splitClauses, type TokenizedWord } from '@/lib/text/keywords/count-phrases'
import { extractKeyPhrases, toHashtags } from '@/lib/text/keywords/key-phrases'
import { createStopWordCheck } from '@/lib/text/keywords/stop-word-check'
import type { TextBlock, TextPairInput, TextResult } from '@/lib/tool/text-tool'
import { buildComparison } from './compare'
import type keywordExtractor from './tool'

type Input = TextPairInput<(typeof keywordExtractor)['fields']>

export const MIN_WORDS = 50
const MAX_ROWS = 20
const listCaptions = ['Words', 'Two-word phrases', 'Three-word phrases', 'Four-word phrases'] as const

export function run({ text, second: otherText, parameters }: Input): TextResult {
  const { language, letters: minLetters, times: minOccurrences, content: shouldSkipStopWords } = parameters
  const isStopWord = shouldSkipStopWords ? createStopWordCheck(language, text) : () => false
  const isIgnored = (word: TokenizedWord) => isStopWord(word) || isTooShort(word, minLetters)
  const clauses = splitClauses(text)
  const wordCount = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const phrases = extractKeyPhrases(text, clauses, isIgnored)
  if (phrases.length === 0) return { problem: 'We found no keywords. Try a lower “Shortest word” under Options.' }
  const phrasesByLength = listCaptions.map((_, index) =>
    countPhrases(text, clauses, index + 1, isIgnored).filter(
      ({ count: occurrenceCount }) => index === 0 || occurrenceCount >= minOccurrences,
    ),
  )
  const tags = toHashtags(phrases.filter((phrase) => phrase.words.length < 3 || phrase.count > 1))
  return {
    blocks: [
      ...(wordCount < MIN_WORDS ? [buildShortTextNote(wordCount)] : []),
      {
        kind: 'table',
        caption: 'Key phrases',
        columns: ['Phrase', 'Count', 'Weight'],
        rows: phrases
          .slice(0, MAX_ROWS)
          .map((phrase) => [phrase.text, formatCount(phrase.count), phrase.score.toFixed(1)]),
      },
      ...(tags.length > 0 ? [buildTagsBlock(tags)] : []),
      ...(otherText.trim() === '' ? [] : buildComparison({ text, otherText, isIgnored })),
      ...phrasesByLength.flatMap((occurrenceCount, index) =>
        buildTable(occurrenceCount, listCaptions[index] ?? '', wordCount),
      ),
    ],
  }
}

/** Whether a word has too few letters; scripts that write words as single signs have no minimum. */
function isTooShort({ key }: TokenizedWord, minLetters: number): boolean {
  const letterCount = key.match(/\p{L}/gu)?.length ?? 0
  return (
    letterCount === 0 ||
    (letterCount < minLetters &&
      !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(key))
  )
}

const buildShortTextNote = (wordCount: number): TextBlock => ({
  kind: 'note',
  text: `Only ${formatCount(wordCount)} words. These lists work best with ${MIN_WORDS} or more.`,
})

const buildTagsBlock = (tags: readonly string[]): TextBlock => ({
  kind: 'text',
  name: 'Hashtags',
  text: tags.join(' '),
  detail: `${tags.length} of the 5 that Instagram allows`,
})

function buildTable(phrases: readonly CountedPhrase[], caption: string, wordCount: number): TextBlock[] {
  if (phrases.length === 0) return []
  const rows = phrases
    .slice(0, MAX_ROWS)
    .map((phrase) => [phrase.text, formatCount(phrase.count), formatPercent((100 * phrase.count) / wordCount)])
  return [{ kind: 'table', caption, columns: ['Term', 'Count', 'Density'], rows }]
}
