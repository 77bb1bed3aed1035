import { piecesOf } from '@/lib/kits/posts/pieces'

/** A word: letters, marks and digits, with apostrophes inside; or initials, such as U.S. */
export const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** A line with each of its words changed, and everything that is left whole as it stands. */
export function mapWords(line: string, change: (word: string) => string): string {
  return piecesOf(line)
    .map(({ text, whole }) => (whole ? text : text.replace(wordPattern, change)))
    .join('')
}
