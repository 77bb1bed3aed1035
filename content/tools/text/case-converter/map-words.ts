import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'

/** A word: letters, marks and digits, with apostrophes inside; or initials, such as U.S. */
export const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Maps each word of a line; leaves links, handles and other protected chunks unchanged. */
export function mapWords(line: string, change: (word: string) => string): string {
  return splitIntoChunks(line)
    .map(({ text, isProtected }) => (isProtected ? text : text.replace(wordPattern, change)))
    .join('')
}
