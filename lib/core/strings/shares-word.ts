import { eng, removeStopwords } from 'stopword'
import { blank } from './blanks'
import { wordsOf } from './near-duplicate'

/** Whether a text has a word of what the visitor said; words that name nothing do not count. */
export function sharesWord(text: string, said: string): boolean {
  const own = wordsOf(said)
  const words = [...wordsOf(text.replace(blank, ' '))]
  return removeStopwords(words, eng).some((word) => own.has(word))
}
