import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { emojiLimits, limitEmoji } from '@/lib/core/strings/emoji'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { hasProfanity } from '@/lib/core/strings/profanity'
import { isRejected } from '@/lib/core/strings/reject'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { type Bio, bioText } from './bio'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { claimsCure } from './health-claim'

type Part = 'value' | 'detail' | 'cta'

/** What stays, in order of preference, until the bio fits: an account that wants to grow needs no next step most. */
const keptWhere: Record<'grow' | 'other', readonly (readonly Part[])[]> = {
  grow: [
    ['value', 'detail', 'cta'],
    ['value', 'detail'],
    ['detail', 'cta'],
    ['detail'],
    ['value'],
    ['cta'],
    [],
  ],
  other: [
    ['value', 'detail', 'cta'],
    ['detail', 'cta'],
    ['value', 'cta'],
    ['cta'],
    ['detail'],
    ['value'],
    [],
  ],
}

/** A bio within its platform's limits, in UTF-16 units, with parts left out until it fits; null where it cannot be used. */
export function fitBio(bio: Bio, platform: BioPlatform, { prompt, parameters }: BioInput): Bio | null {
  const [lead = '', value = '', detail = '', cta = ''] = limitedEmoji(
    [bio.lead, bio.value, bio.detail, bio.cta].map(plain),
    emojiLimits[parameters.emoji],
  )
  const whole: Bio = {
    formula: oneLine(cleanText(bio.formula)),
    lead,
    value,
    detail,
    cta: !platform.link && pointsAtLink.test(cta) ? '' : cta,
    name: truncateAtWord(oneLine(cleanText(bio.name)), platform.name.max),
  }
  const fitted = keptWhere[parameters.goal === 'grow' ? 'grow' : 'other']
    .map((kept) => keeping(whole, kept))
    .find((candidate) => utf16Length(bioText(candidate, platform.lines)) <= platform.bio.max)
  if (!fitted || fitted.lead === '' || fitted.formula === '') return null
  const given = Object.values({ prompt, ...parameters }).join(' ')
  const text = `${bioText(fitted, platform.lines)}\n${fitted.name}`
  const unusable =
    isRejected(text) ||
    hasInventedNumber(text, given) ||
    usesAvoidedWord(text, parameters.avoid) ||
    claimsCure(text) ||
    hasProfanity(text) ||
    (address.test(text) && !address.test(given))
  return unusable ? null : fitted
}

const pointsAtLink = /\b(?:links?|linked|below|website|url)\b|[↓⬇👇🔗]/iu
const address = /https?:|www\.|(?<![\p{L}\p{N}])@\w|\w-*\.(?:com|net|org|io|co|me|shop)\b/iu

function keeping(bio: Bio, kept: readonly Part[]): Bio {
  const part = (name: Part) => (kept.includes(name) ? bio[name] : '')
  return { ...bio, value: part('value'), detail: part('detail'), cta: part('cta') }
}

/** Without hashtags, which no platform's profile search needs, and without a closing full stop. */
function plain(text: string): string {
  return oneLine(cleanText(text))
    .replace(/(?:^|\s)#[\p{L}\p{N}_]+/gu, '')
    .replace(/(?<!\.)\.$/, '')
    .trim()
}

function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ')
}

/** Emoji are counted over the whole bio, not for each part. */
function limitedEmoji(parts: readonly string[], max: number): string[] {
  const divider = '\n\u241E\n'
  return limitEmoji(parts.join(divider), max)
    .split('\u241E')
    .map((part) => part.trim())
}
