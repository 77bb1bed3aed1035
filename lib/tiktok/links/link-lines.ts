import { formatQuantity } from '@/lib/core/format/format-quantity'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { uniqueBy } from '@/lib/core/unique-by'
import { parseTikTokLink } from './tiktok-link'

/** A URL after `=` is part of another URL. */
const urlStartPattern = /(?<!=)(?=https?:\/\/)|(?<=\s)(?=(?:\w+\.)?tiktok\.com\/)/i

/** Puts each post's link on a line of its own. Words and other URLs stay with the link before them. */
export const splitLinks = (text: string): string => text.split('\n').flatMap(splitLine).join('\n')

function splitLine(line: string): string[] {
  const [firstPiece = '', ...pieces] = line.split(urlStartPattern)
  const lines = [firstPiece]
  for (const piece of pieces) {
    const lastLine = lines.at(-1) ?? ''
    if (getPostKey(lastLine) && getPostKey(piece)) lines.splice(-1, 1, trimEndMatching(lastLine, /[\s,;]/), piece)
    else lines.splice(-1, 1, lastLine + piece)
  }
  return lines
}

/** Returns the same key for links with the same post ID or short code; empty without a link to a post. */
function getPostKey(text: string): string {
  const link = parseTikTokLink(text)
  if (link?.kind === 'short') return `${link.site} ${link.code}`
  return link && 'id' in link ? link.id : ''
}

export const MAX_LINKS = 10

/** Reads a text with one link per line. Links with the same key count once. */
export function parseLinkLines(text: string) {
  const lines = splitLinks(text)
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1, postKey: getPostKey(line) }))
    .filter((line) => line.text)
  const [postLines, otherLines] = [lines.filter(({ postKey }) => postKey), lines.filter(({ postKey }) => !postKey)]
  const links = uniqueBy(postLines, ({ postKey }) => postKey).map((line) => line.text)
  return {
    links,
    /** Whether more than one line has a URL, of any site. */
    hasSeveralUrls: lines.filter((line) => /\w\.\w+\//.test(line.text)).length > 1,
    problem: findProblem(
      otherLines.map(({ number }) => String(number)),
      links.length - MAX_LINKS,
    ),
  }
}

function findProblem(invalidNumbers: readonly string[], extraCount: number) {
  const numbers = new Intl.ListFormat('en').format(invalidNumbers)
  if (invalidNumbers.length > 0) {
    const text =
      invalidNumbers.length === 1
        ? `Line ${numbers} isn’t a link to a TikTok post. Fix it or remove it.`
        : `Lines ${numbers} aren’t links to TikTok posts. Fix or remove them.`
    return { title: 'Invalid URL', text }
  }
  if (extraCount <= 0) return null
  const text = `You can use up to ${MAX_LINKS} links at once. Remove ${formatQuantity(extraCount, 'link')}.`
  return { title: 'Too many links', text }
}
