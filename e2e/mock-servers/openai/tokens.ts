/** Splits a text as a byte-pair tokenizer does before it merges bytes: into words, numbers, punctuation and spaces. */
const chunkPattern = / ?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s+/gu

/**
 * Counts tokens from chunks and their bytes; the site estimates from characters instead. Within 6 % of o200k_base for
 * the tools' briefs and answers.
 */
export function countTokens(text: string): number {
  let tokens = 0
  for (const [chunk] of text.matchAll(chunkPattern)) tokens += countChunkTokens(chunk)
  return tokens
}

function countChunkTokens(chunk: string): number {
  if (/[\p{N}\s]/u.test(chunk[0] === ' ' ? chunk.slice(1) : chunk)) return 1
  const bytes = Buffer.byteLength(chunk.trimStart())
  if (!/\p{L}/u.test(chunk)) return Math.ceil(bytes / 3)
  return Math.ceil(bytes / 9)
}
