export type HandlePlatform = 'tiktok' | 'instagram' | 'youtube' | 'x'

export const handlePlatforms = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
} as const satisfies Record<HandlePlatform, string>

type Rule = { problem: string; breaks: (handle: string) => boolean }

const length = (min: number, max: number, unit = 'characters'): Rule => ({
  problem: `must have ${min} to ${max} ${unit}`,
  breaks: (handle) => [...handle].length < min || [...handle].length > max,
})

const only = (pattern: RegExp, problem: string): Rule => ({
  problem,
  breaks: (handle) => !pattern.test(handle),
})

const never = (pattern: RegExp, problem: string): Rule => ({
  problem,
  breaks: (handle) => pattern.test(handle),
})

const rules: Record<HandlePlatform, readonly Rule[]> = {
  // support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username; length from third parties.
  tiktok: [
    only(/^[a-z0-9_.]*$/i, 'may hold letters, digits, underscores and full stops only'),
    length(2, 24),
    never(/\.$/, 'cannot end with a full stop'),
    never(/^[\d._]+$/, 'needs a letter'),
  ],
  // help.instagram.com and qainsta.com: at most 30; the full-stop rules are what its sign-up form enforces.
  instagram: [
    only(/^[a-z0-9_.]*$/i, 'may hold letters, digits, underscores and full stops only'),
    length(1, 30),
    never(/^\.|\.$/, 'cannot start or end with a full stop'),
    never(/\.\./, 'cannot have two full stops in a row'),
    never(/^[\d._]+$/, 'needs a letter'),
  ],
  // support.google.com/youtube/answer/11585688
  youtube: [
    only(
      /^[\p{L}\p{M}\p{N}_\-.·]*$/u,
      'may hold letters, digits, underscores, hyphens, full stops and middle dots only',
    ),
    length(3, 30),
    never(/^[_\-.·]|[_\-.·]$/, 'cannot start or end with a punctuation mark'),
    never(/^\+?[\d\-.]+$/, 'cannot look like a phone number'),
    never(/^www\.|\.(?:com|net|org|io|co|tv)$/i, 'cannot look like a web address'),
    { problem: 'cannot mix writing systems', breaks: mixesScripts },
  ],
  // help.x.com/en/managing-your-account/change-x-handle
  x: [
    only(/^[a-z0-9_]*$/i, 'may hold letters, digits and underscores only'),
    length(4, 15),
    never(/twitter|admin/i, 'cannot contain “twitter” or “admin”'),
  ],
}

function mixesScripts(handle: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u]
  return scripts.filter((script) => script.test(handle)).length > 1
}

/**
 * Why a platform would refuse a handle by its spelling, as the end of a sentence ("must have 4 to 15 characters"),
 * or null where the spelling is fine. Says nothing about whether the handle is taken. A leading @ is not part of it.
 * Certainty of the rules: letters and punctuation are the platforms' own; TikTok's length comes from third parties,
 * where 2 to 24 prevails (checked 2026-11).
 */
export function handleProblem(platform: HandlePlatform, handle: string): string | null {
  return rules[platform].find((rule) => rule.breaks(handle))?.problem ?? null
}
