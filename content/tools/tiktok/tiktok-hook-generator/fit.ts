import { blankPattern } from '@/lib/core/strings/blanks'
import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Hook, HookInput } from './fields'

export const MAX_SPOKEN_WORDS = 15
export const MAX_SCREEN_WORDS = 7
const MIN_SCREEN_WORDS = 2
const MIN_SPOKEN_WORDS = 2
/** A hook with a sentence of the visitor may be longer. */
const MAX_WORDS_WITH_VISITOR_TEXT = 25
const MAX_ADDED_WORDS = 8

/** Counts words as displayed: `[your number]` is one, like the figure that replaces it. */
export function countDisplayWords(text: string): number {
  const unspacedCharacters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
  if (unspacedCharacters) return Math.max(MIN_SPOKEN_WORDS, Math.ceil(unspacedCharacters.length / 4))
  return text
    .replace(blankPattern, '0')
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Cleans a hook. Returns null if the spoken line is too long or claims something that the visitor did not say. */
export function fitHook(hook: Hook, input: HookInput): Hook | null {
  const visitorText = collectVisitorText(input)
  const { avoid } = input.parameters
  const isUsable = (text: string) =>
    getRejectionReason(text, visitorText) === null &&
    !hasInventedNumber(text, visitorText) &&
    !usesAvoidedWord(text, avoid)
  // Links cannot be spoken.
  const spokenText = limitEmoji(cleanText(hook.spoken), 0).replace(/\s?(?:https?:\/\/|www\.)\S+/gi, '')
  const wordCount = countDisplayWords(spokenText)
  if (wordCount < MIN_SPOKEN_WORDS || wordCount > MAX_WORDS_WITH_VISITOR_TEXT) return null
  const addedSentences = spokenText.split(/(?<=[.!?:])\s/).filter((part) => !containsPhrase(visitorText, part))
  const maxWords =
    countDisplayWords(addedSentences.join(' ')) <= Math.min(wordCount - 1, MAX_ADDED_WORDS)
      ? MAX_WORDS_WITH_VISITOR_TEXT
      : MAX_SPOKEN_WORDS
  if (wordCount > maxWords || !isUsable(spokenText)) return null
  const screenText = limitEmoji(cleanText(hook.onScreenText), 1).replace(/\.$/, '')
  const shot = cleanText(hook.firstFrame).replace(/\.$/, '')
  return {
    family: hook.family,
    spoken: spokenText,
    onScreenText: isUsefulScreenText(screenText, spokenText) && isUsable(screenText) ? screenText : '',
    firstFrame: isUsable(shot) ? shot : '',
  }
}

function isUsefulScreenText(screenText: string, spokenText: string): boolean {
  const wordCount = countDisplayWords(screenText)
  return wordCount >= MIN_SCREEN_WORDS && wordCount <= MAX_SCREEN_WORDS && !containsPhrase(spokenText, screenText)
}
