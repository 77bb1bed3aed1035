import { eng, removeStopwords } from 'stopword'
import { blankPattern } from './blanks'
import { toWordSet } from './near-duplicate'

/** Whether a text has a word of what the visitor said; words that name nothing do not count. */
export function sharesWord(text: string, visitorText: string): boolean {
  const visitorWords = toWordSet(visitorText)
  const words = [...toWordSet(text.replace(blankPattern, ' '))]
  return removeStopwords(words, eng).some((word) => visitorWords.has(word))
}
