import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { parseTikTokLink } from './link'

/** Returns the unique TikTok links in a text as written, one per line or several in a row. */
export function findTikTokLinks(text: string): string[] {
  const candidates = text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[\s,;])(?=https?:)/i))
    .map((chunk) => trimEndMatching(chunk, /[\s,;]/).trimStart())
  return [...new Set(candidates.filter((chunk) => parseTikTokLink(chunk) !== null))]
}
