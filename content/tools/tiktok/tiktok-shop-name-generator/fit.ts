import { cleanText } from '@/lib/core/strings/clean-text'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { getHandleProblem } from '@/lib/platforms/handles'
import { buildHandle } from '@/lib/text/transliteration'
import { maxNameLengths, type ShopName, type ShopNameInput } from './fields'
import { getShopNameProblem } from './shop-name-rules'

export const MAX_TAGLINE_LENGTH = 60

/** Returns a name that follows TikTok Shop's rules and the form's choices; null otherwise. */
export function fit(item: ShopName, { prompt, parameters }: ShopNameInput): ShopName | null {
  const name = trimEndMatching(cleanText(item.name), /[.!?]/)
  const tagline = cleanText(item.tagline).replace(/\.$/, '')
  const meaning = cleanText(item.meaning)
  const requiredWord = parameters.mustInclude.trim().toLowerCase()
  const avoidedWords = parameters.avoid
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const text = `${name} ${tagline}`.toLowerCase()
  const isUnusable =
    getShopNameProblem(name) !== null ||
    name.length > maxNameLengths[parameters.length] ||
    (requiredWord !== '' && !name.toLowerCase().includes(requiredWord)) ||
    avoidedWords.some((word) => text.includes(word)) ||
    !/^[\p{L}\p{M}\p{N} &'’.+-]+$/u.test(name) ||
    tagline.length > MAX_TAGLINE_LENGTH ||
    isRejected(name) ||
    [tagline, meaning].some(
      (line) => isRejected(line) || hasInventedNumber(line, `${prompt} ${parameters.mustInclude}`),
    )
  return isUnusable ? null : { ...item, name, tagline, meaning, handle: pickHandle(item.handle, name) }
}

/** Returns a handle that TikTok accepts, from the proposal or the name, or '' without Latin letters. */
function pickHandle(proposedHandle: string, name: string): string {
  const candidates = [proposedHandle.replace(/^@/, '').toLowerCase(), toHandle(name)]
  return candidates.find((handle) => getHandleProblem('tiktok', handle) === null) ?? ''
}

export function toHandle(name: string): string {
  return buildHandle(name).slice(0, 24)
}
