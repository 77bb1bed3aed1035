import { parseJson } from './lenient-schemas'

/** Where a page carries its data: today's form first, then those of earlier years. As yt-dlp and others read them. */
const dataScriptPattern =
  /<script[^<>]{0,500}\bid="(?:__UNIVERSAL_DATA_FOR_REHYDRATION__|SIGI_STATE|sigi-persisted-data|__NEXT_DATA__|api-data)"/

/** The data that a page of TikTok's carries for its own scripts; null when it has none that can be read. */
export function parsePageData(html: string): unknown {
  const match = dataScriptPattern.exec(html)
  if (!match) return null
  const start = html.indexOf('{', match.index + match[0].length)
  const end = html.lastIndexOf('}', html.indexOf('</script>', match.index))
  return start === -1 || end < start ? null : (parseJson(html.slice(start, end + 1)) ?? null)
}

const challengePattern = /_wafchallengeid|waforiginalreid|SlardarWAF|\/waf-aiso\/|<title>[^<]*(?:verify|captcha)/i

/**
 * Whether a page asks for proof of a browser or a person instead of showing what was asked for: about 1.4 kB of script, or
 * a captcha (measured by public clients, 2026-08). Such a page is never solved.
 */
export function isChallenge(html: string): boolean {
  return challengePattern.test(html) && parsePageData(html) === null
}
