import { instagram, instagramUsername } from './networks/instagram'
import type { NetworkField } from './networks/network-field'
import { tiktok, tiktokUsername } from './networks/tiktok'
import { x, xHandle } from './networks/x'
import { youtube, youtubeHandle } from './networks/youtube'

export const handlePlatformNames = {
  tiktok: tiktok.name,
  instagram: instagram.name,
  youtube: youtube.name,
  x: x.shortName,
}

export type HandlePlatform = keyof typeof handlePlatformNames

type HandleRule = { problem: string; isBrokenBy: (handle: string) => boolean }

const mustHaveLength = ({ min = 1, max }: NetworkField): HandleRule => ({
  problem: `must have ${min} to ${max} characters`,
  isBrokenBy: (handle) => [...handle].length < min || [...handle].length > max,
})

const mustNotMatch = (pattern: RegExp, problem: string): HandleRule => ({
  problem,
  isBrokenBy: (handle) => pattern.test(handle),
})

/** The `source` of each network field documents the rules for spelling and length. */
const handleRules: Record<HandlePlatform, readonly HandleRule[]> = {
  tiktok: [
    mustNotMatch(/[^a-z0-9_.]/i, 'can only have letters, numbers, underscores and periods'),
    mustHaveLength(tiktokUsername),
    mustNotMatch(/\.$/, 'can’t end with a period'),
    mustNotMatch(/^[\d._]+$/, 'needs a letter'),
  ],
  // Instagram's sign-up form enforces these rules for full stops.
  instagram: [
    mustNotMatch(/[^a-z0-9_.]/i, 'can only have letters, numbers, underscores and periods'),
    mustHaveLength(instagramUsername),
    mustNotMatch(/^\.|\.$/, 'can’t start or end with a period'),
    mustNotMatch(/\.\./, 'can’t have two periods in a row'),
    mustNotMatch(/^[\d._]+$/, 'needs a letter'),
  ],
  youtube: [
    mustNotMatch(
      /[^\p{L}\p{M}\p{N}_\-.·]/u,
      'can only have letters, numbers, underscores, hyphens, periods and middle dots',
    ),
    mustHaveLength(youtubeHandle),
    mustNotMatch(/^[_\-.·]|[_\-.·]$/, 'can’t start or end with a punctuation mark'),
    mustNotMatch(/^\+?[\d\-.]+$/, 'can’t look like a phone number'),
    mustNotMatch(/^www\.|\.(?:com|net|org|io|co|tv)$/i, 'can’t look like a web address'),
    { problem: 'can’t mix writing systems', isBrokenBy: mixesScripts },
  ],
  x: [
    mustNotMatch(/[^a-z0-9_]/i, 'can only have letters, numbers and underscores'),
    mustHaveLength(xHandle),
    mustNotMatch(/twitter|admin/i, 'can’t contain “twitter” or “admin”'),
  ],
}

function mixesScripts(handle: string): boolean {
  const scriptPatterns = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u]
  return scriptPatterns.filter((scriptPattern) => scriptPattern.test(handle)).length > 1
}

/** Returns the end of a sentence ("must have 4 to 15 characters"), or null. `handle` has no leading @. */
export function getHandleProblem(platform: HandlePlatform, handle: string): string | null {
  return handleRules[platform].find((rule) => rule.isBrokenBy(handle))?.problem ?? null
}
