import { cleanText } from '@/lib/core/strings/clean-text'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { getHandleProblem } from '@/lib/platforms/handles'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { Username, UsernameInput } from './fields'

const impersonationPattern = /tiktok|official|instagram|youtube|twitter|admin|support|verified|moderator/

/** Returns a username valid on TikTok that follows the form's choices; null otherwise. */
export function fit(item: Username, { parameters }: UsernameInput): Username | null {
  const handle = sanitizeHandle(item.handle)
  const prefix = sanitizeHandle(parameters.startsWith)
  const suffix = sanitizeHandle(parameters.endsWith)
  const breaksRule =
    getHandleProblem('tiktok', handle) !== null ||
    handle.length > parameters.maxLength ||
    (!parameters.numbers && /\d/.test(handle) && !/\d/.test(prefix + suffix)) ||
    (!parameters.punctuation && /[._]/.test(handle) && !/[._]/.test(prefix + suffix)) ||
    !handle.startsWith(prefix) ||
    !handle.endsWith(suffix) ||
    /[._]{2}/.test(handle) ||
    (/^[._]/.test(handle) && prefix === '') ||
    impersonationPattern.test(handle)
  if (breaksRule) return null
  return {
    ...item,
    handle,
    displayName: truncateAtWord(cleanText(item.displayName), tiktokNickname.max) || handle,
    why: cleanText(item.why),
  }
}

export function sanitizeHandle(text: string): string {
  return normalizeUnicode(text.trim().toLowerCase(), 'NFD').replace(/[^a-z0-9._]/g, '')
}
