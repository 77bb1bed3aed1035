import { parseTikTokLink } from './link'

/** The TikTok links in a text, each once, as they stand there: one a line, or several behind each other. */
export function linksIn(text: string): string[] {
  const pieces = text.split(/\n|[\s,;]+(?=https?:)/i).map((piece) => piece.trim())
  return [...new Set(pieces.filter((piece) => parseTikTokLink(piece) !== null))]
}
