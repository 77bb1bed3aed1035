import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { parseTikTokLink } from './link'

/** The TikTok links in a text, each once, as they stand there: one a line, or several behind each other. */
export function findTikTokLinks(text: string): string[] {
  const candidates = text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[\s,;])(?=https?:)/i))
    .map((chunk) => trimEndMatching(chunk, /[\s,;]/).trimStart())
  return [...new Set(candidates.filter((chunk) => parseTikTokLink(chunk) !== null))]
}
