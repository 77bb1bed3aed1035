import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { blank } from '@/lib/core/strings/blanks'
import { cleanText } from '@/lib/core/strings/clean-text'
import { limitEmoji } from '@/lib/core/strings/emoji'
import { holdsWords } from '@/lib/core/strings/holds-words'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { givenBy } from '@/lib/tool/given'
import type { HookInput } from './fields'
import type { Hook } from './hook'

export const MAX_SPOKEN_WORDS = 15
export const MAX_SCREEN_WORDS = 7
const MIN_SCREEN_WORDS = 2
export const MIN_SPOKEN_WORDS = 2
/** With a sentence of the visitor's own it may be somewhat longer. */
const MAX_OWN_WORDS = 25
/** What may stand beside such a sentence. */
const MAX_ADDED_WORDS = 8

/** Words as the eye counts them: `[your number]` is one, as the figure that replaces it will be. */
export function wordsIn(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
  if (unspaced) return Math.max(MIN_SPOKEN_WORDS, Math.ceil(unspaced.length / 4))
  return text
    .replace(blank, '0')
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Cleans a hook; null where the spoken line is too long or claims what the visitor did not say. A screen that is too
 * long or says what is being said anyway goes.
 */
export function fitHook(hook: Hook, input: HookInput): Hook | null {
  const given = givenBy(input)
  const { avoid } = input.parameters
  const isUsable = (text: string) =>
    rejectionOf(text, given) === null && !inventsNumber(text, given) && !usesAvoidedWord(text, avoid)
  const spoken = limitEmoji(cleanText(hook.spoken), 0)
  const words = wordsIn(spoken)
  if (words < MIN_SPOKEN_WORDS || words > MAX_OWN_WORDS) return null
  const added = spoken.split(/(?<=[.!?:])\s/).filter((part) => !holdsWords(given, part))
  const most =
    wordsIn(added.join(' ')) <= Math.min(words - 1, MAX_ADDED_WORDS) ? MAX_OWN_WORDS : MAX_SPOKEN_WORDS
  if (words > most || !isUsable(spoken)) return null
  const screen = limitEmoji(cleanText(hook.onScreenText), 1).replace(/\.$/, '')
  const shot = cleanText(hook.firstFrame).replace(/\.$/, '')
  return {
    family: hook.family,
    spoken,
    onScreenText: adds(screen, spoken) && isUsable(screen) ? screen : '',
    firstFrame: isUsable(shot) ? shot : '',
  }
}

/** Whether a screen is short enough and says more than is being said. */
function adds(screen: string, spoken: string): boolean {
  const words = wordsIn(screen)
  return words >= MIN_SCREEN_WORDS && words <= MAX_SCREEN_WORDS && !holdsWords(spoken, screen)
}
