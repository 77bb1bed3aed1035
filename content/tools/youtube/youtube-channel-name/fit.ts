import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { hasProfanity } from '@/lib/core/strings/profanity'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { getHandleProblem } from '@/lib/platforms/handles'
import { youtubeHandle } from '@/lib/platforms/networks/youtube'
import { buildHandle } from '@/lib/text/transliteration'
import type { ChannelName } from './channel-name'
import { type ChannelNameInput, maxNameLength } from './fields'

/** Longest tagline, in characters. */
export const MAX_TAGLINE_LENGTH = 70

/** Names that claim to be a platform or its staff. YouTube removes channels that pass for another one. */
const impersonationPattern = /you\s?tube|google|tik\s?tok|insta(?:gram)?\b|twitch|netflix|official|verified|\badmin\b/i

/** A channel name with a handle that YouTube takes and within the chosen length; null otherwise. */
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

/** The proposed handle where YouTube would take it, else one made of the name, else none. */
function pickHandle(proposedHandle: string, name: string): string | null {
  const candidates = [proposedHandle.trim().replace(/^@/, '').toLowerCase(), toHandle(name), toNativeHandle(name)]
  return candidates.find((handle) => getHandleProblem('youtube', handle) === null) ?? null
}

/** A name as a handle: "Crumb & Crust" gives "crumbandcrust". */
export function toHandle(name: string): string {
  return buildHandle(name).slice(0, youtubeHandle.max)
}

/** YouTube takes handles in 75 languages: the letters of the name in its own script. */
function toNativeHandle(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
