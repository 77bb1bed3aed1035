import { blank } from '@/lib/fit/blanks'
import { cleanText } from '@/lib/fit/clean-text'
import { limitEmoji } from '@/lib/fit/emoji'
import { inventsNumber } from '@/lib/fit/numbers'
import { isRejected } from '@/lib/fit/reject'
import { usesAvoidedWord } from '@/lib/writer/phrasing/avoided-word'
import type { HookInput } from './fields'
import type { Hook } from './hook'

export const MAX_SPOKEN_WORDS = 15
export const MAX_SCREEN_WORDS = 7
const MIN_SCREEN_WORDS = 3
export const MIN_SPOKEN_WORDS = 3

/** Words as the eye counts them: `[your number]` is one, as the figure that replaces it will be. */
export function wordsIn(text: string): number {
  return text
    .replace(blank, '0')
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Cleans a hook; null where a layer is too long, repeats the other, or claims what the visitor did not say. */
export function fitHook(hook: Hook, { prompt, parameters }: HookInput): Hook | null {
  if (parameters.families.length > 0 && !parameters.families.includes(hook.family)) return null
  const spoken = limitEmoji(cleanText(hook.spoken), 0)
  const onScreenText = limitEmoji(cleanText(hook.onScreenText), 1).replace(/\.$/, '')
  const fitted = {
    family: hook.family,
    spoken,
    onScreenText,
    firstFrame: cleanText(hook.firstFrame).replace(/\.$/, ''),
    why: cleanText(hook.why),
    loopClose: cleanText(hook.loopClose),
  }
  const texts = [spoken, onScreenText, fitted.firstFrame, fitted.why, fitted.loopClose]
  if (texts.some((text) => text === '' || isRejected(text))) return null
  if (wordsIn(spoken) < MIN_SPOKEN_WORDS || wordsIn(spoken) > MAX_SPOKEN_WORDS) return null
  if (wordsIn(onScreenText) < MIN_SCREEN_WORDS || wordsIn(onScreenText) > MAX_SCREEN_WORDS) return null
  if (isRepeat(onScreenText, spoken)) return null
  const given = `${prompt} ${parameters.audience}`
  if ([spoken, onScreenText, fitted.why].some((text) => inventsNumber(text, given))) return null
  if (usesAvoidedWord(`${spoken} ${onScreenText}`, parameters.avoid)) return null
  return fitted
}

/** Whether the screen only shows words that are being said anyway. */
function isRepeat(onScreenText: string, spoken: string): boolean {
  return plain(spoken).includes(plain(onScreenText))
}

function plain(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).join(' ')} `
}
