/** Each word has 32 random bits. `crypto.randomUUID` exists only on HTTPS and localhost. */
export function createRandomId(wordCount = 4): string {
  return [...crypto.getRandomValues(new Uint32Array(wordCount))].map((word) => word.toString(36)).join('-')
}
