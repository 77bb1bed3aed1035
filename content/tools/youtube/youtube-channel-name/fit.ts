import { cleanText } from '@/lib/core/strings/clean-text'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { hasProfanity, usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { getHandleProblem } from '@/lib/platforms/handles'
import { youtubeHandle } from '@/lib/platforms/networks/youtube'
import { buildHandle } from '@/lib/text/transliteration'
import { type ChannelName, type ChannelNameInput, maxNameLength } from './fields'

export const MAX_TAGLINE_LENGTH = 70

/** Words that impersonate a platform or its staff. YouTube removes channels that impersonate another. */
const impersonationPattern = /you\s?tube|google|tik\s?tok|insta(?:gram)?\b|twitch|netflix|official|verified|\badmin\b/i

/** Returns a channel name within the chosen length with a handle valid on YouTube; null otherwise. */
export function fit(item: ChannelName, { prompt, parameters }: ChannelNameInput): ChannelName | null {
  const name = trimEndMatching(cleanText(item.name), /[.!?]/)
  const tagline = cleanText(item.tagline).replace(/\.$/, '')
  const why = cleanText(item.why)
  const handle = pickHandle(item.handle, name)
  const isUnusable =
    !/[\p{L}\p{N}]/u.test(name) ||
    /[<>@#]/.test(name) ||
    name.length > maxNameLength[parameters.length] ||
    impersonationPattern.test(name) ||
    hasProfanity(name) ||
    tagline.length > MAX_TAGLINE_LENGTH ||
    usesAvoidedWord(`${name} ${tagline}`, parameters.avoid) ||
    [tagline, why].some((line) => isRejected(line)) ||
    hasInventedNumber(`${name}\n${tagline}`, `${prompt} ${parameters.name}`)
  return isUnusable || handle === null ? null : { ...item, name, tagline, why, handle }
}

/** Returns the proposed handle if YouTube accepts it, else one derived from the name, else null. */
function pickHandle(proposedHandle: string, name: string): string | null {
  const candidates = [proposedHandle.trim().replace(/^@/, '').toLowerCase(), toHandle(name), toNativeHandle(name)]
  return candidates.find((handle) => getHandleProblem('youtube', handle) === null) ?? null
}

export function toHandle(name: string): string {
  return buildHandle(name).slice(0, youtubeHandle.max)
}

/** Returns the letters of the name in its own script; YouTube accepts handles in 75 languages. */
function toNativeHandle(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
