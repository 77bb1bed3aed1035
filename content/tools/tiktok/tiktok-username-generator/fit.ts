import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { normalized } from '@/lib/core/strings/normalized'
import { handleProblem } from '@/lib/platforms/handles'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { UsernameInput } from './fields'
import type { Username } from './username'

/** Names that claim to be a platform or its staff. */
const impersonating = /tiktok|official|instagram|youtube|twitter|admin|support|verified|moderator/

/** A username that TikTok takes and that keeps to every choice of the form; null otherwise. */
export function fit(item: Username, { parameters }: UsernameInput): Username | null {
  const handle = handleLetters(item.handle)
  const starts = handleLetters(parameters.startsWith)
  const ends = handleLetters(parameters.endsWith)
  const breaksRule =
    handleProblem('tiktok', handle) !== null ||
    handle.length > parameters.maxLength ||
    (!parameters.numbers && /\d/.test(handle) && !/\d/.test(starts + ends)) ||
    (!parameters.punctuation && /[._]/.test(handle) && !/[._]/.test(starts + ends)) ||
    !handle.startsWith(starts) ||
    !handle.endsWith(ends) ||
    /[._]{2}/.test(handle) ||
    (/^[._]/.test(handle) && starts === '') ||
    impersonating.test(handle)
  if (breaksRule) return null
  return {
    ...item,
    handle,
    displayName: cutAtWord(cleanText(item.displayName), tiktokNickname.max) || handle,
    why: cleanText(item.why),
  }
}

/** What may stand in a TikTok username, in lower case. */
export function handleLetters(text: string): string {
  return normalized(text.trim().toLowerCase(), 'NFD').replace(/[^a-z0-9._]/g, '')
}
