import { percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { clausesOf, type Word } from '@/lib/text/keywords/clauses'
import { type CountedPhrase, countPhrases } from '@/lib/text/keywords/count-phrases'
import { hashtagsOf } from '@/lib/text/keywords/hashtags-of'
import { keyPhrases } from '@/lib/text/keywords/key-phrases'
import { languageOfText, smallWordsOf } from '@/lib/text/keywords/small-words'
import type { TextBlock, TextResult, TwoTexts } from '@/lib/tool/text-tool'
import { comparisonOf } from './compare'
import type { keywordExtractor } from './tool'

type Input = TwoTexts<(typeof keywordExtractor)['fields']>

const enoughWords = 50
const mostListed = 20
const lists = ['Words', 'Phrases of two words', 'Phrases of three words', 'Phrases of four words'] as const

/** What a text is about: its key phrases, its words and phrases by how often they stand, hashtags, and how another text differs. */
export function run({ text, second, parameters }: Input): TextResult {
  const { language, letters, times, content } = parameters
  const isSmall = content ? smallWordsOf(language === 'auto' ? languageOfText(text) : language) : () => false
  const isDull = (word: Word) => isSmall(word) || isTooShort(word, letters)
  const clauses = clausesOf(text)
  const words = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const phrases = keyPhrases(text, clauses, isDull)
  if (phrases.length === 0)
    return { problem: 'No keywords in this text. Try a smaller “Shortest word” under Options.' }
  const counted = lists.map((_, at) =>
    countPhrases(text, clauses, at + 1, isDull).filter(({ count: found }) => at === 0 || found >= times),
  )
  const tags = hashtagsOf(phrases.filter((phrase) => phrase.words.length < 3 || phrase.count > 1))
  return {
    blocks: [
      ...(words < enoughWords ? [shortNote(words)] : []),
      {
        kind: 'table',
        caption: 'Key phrases',
        columns: ['Phrase', 'Times', 'Weight'],
        rows: phrases
          .slice(0, mostListed)
          .map((phrase) => [phrase.text, count(phrase.count), phrase.score.toFixed(1)]),
      },
      ...(tags.length > 0 ? [tagsBlock(tags)] : []),
      ...(second.trim() === '' ? [] : comparisonOf({ text, second, isDull })),
      ...counted.flatMap((found, at) => tableOf(found, lists[at] ?? '', words)),
    ],
  }
}

/** Words without letters, and those with too few of them; in scripts whose words are signs each counts. */
function isTooShort({ key }: Word, letters: number): boolean {
  const found = key.match(/\p{L}/gu)?.length ?? 0
  return (
    found === 0 ||
    (found < letters &&
      !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(key))
  )
}

const shortNote = (words: number): TextBlock => ({
  kind: 'note',
  text: `Only ${count(words)} words: from ${enoughWords} on the lists say more about what a text is about.`,
})

const tagsBlock = (tags: readonly string[]): TextBlock => ({
  kind: 'text',
  name: 'Hashtags',
  text: tags.join(' '),
  detail: `${tags.length} of the 5 that Instagram takes`,
})

function tableOf(found: readonly CountedPhrase[], caption: string, words: number): TextBlock[] {
  if (found.length === 0) return []
  const rows = found
    .slice(0, mostListed)
    .map((phrase) => [phrase.text, count(phrase.count), percent((100 * phrase.count) / words)])
  return [{ kind: 'table', caption, columns: ['Term', 'Times', 'Density'], rows }]
}
