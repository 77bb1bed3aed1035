/** Each word begins in upper case; one with a spelling of its own ("iPhone", "ADHD") keeps it. */
export function titled(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}(?=[\p{Ll}\p{M}\p{N}'’+#-]*(?!\p{L}))/gu, (letter) =>
    letter.toUpperCase(),
  )
}
