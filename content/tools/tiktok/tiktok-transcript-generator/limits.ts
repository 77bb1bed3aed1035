/** The specification's limit: ten minutes, in seconds. */
export const longestSeconds = 600

/** What one request may carry: OpenAI's limit (developers.openai.com/docs/guides/speech-to-text, 2026-11). */
export const largestSound = 25 * 1024 * 1024
