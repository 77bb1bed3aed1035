import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { getHandleProblem } from '@/lib/platforms/handles'
import { parseTikTokLink } from '@/lib/tiktok/links/link'

export type ParsedName = {
  /** In lower case, without @ or the rest of a link; TikTok names are case-insensitive. */
  name: string
  /** Why the name is invalid, as a sentence; null if its spelling is valid. */
  problem: string | null
}

/**
 * Returns the distinct names in a text, in order: separated by commas, semicolons, spaces or line breaks, with or
 * without @, or as links to profiles and posts. Does not limit their number.
 */
export function parseNames(text: string): ParsedName[] {
  const parsedNames = text
    .split(/[\s,;،，、；]+/u)
    .map((entry) => trimEndMatching(entry.replace(/^["'“”„‘’«»]+/u, ''), /["'“”‘’«»]/u))
    .filter(Boolean)
    .map(parseName)
  return uniqueBy(parsedNames, ({ name }) => name)
}

function parseName(entry: string): ParsedName {
  if (/^(?:https?:|\/\/|(?:www\.|m\.)?tiktok\.com\b)/i.test(entry)) return parseLink(entry)
  const name = entry.replace(/^[@＠]+/u, '').toLowerCase()
  return name === ''
    ? { name: '@', problem: 'There is no name after the @.' }
    : { name, problem: getSpellingProblem(name) }
}

function parseLink(entry: string): ParsedName {
  const link = parseTikTokLink(entry)
  const name = link && 'username' in link ? link.username?.toLowerCase() : undefined
  return name === undefined
    ? { name: entry, problem: 'This link isn’t a TikTok profile. Type the name instead.' }
    : { name, problem: getSpellingProblem(name) }
}

function getSpellingProblem(name: string): string | null {
  const problem = getHandleProblem('tiktok', name)
  return problem && `A TikTok username ${problem}.`
}
