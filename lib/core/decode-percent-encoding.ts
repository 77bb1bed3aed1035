/** Decodes percent-encoding; returns an invalid text unchanged. */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
