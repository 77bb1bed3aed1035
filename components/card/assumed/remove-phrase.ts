/** A text without one phrase: what then stands alone around it, a comma or a space, goes with it, and a sentence begins in upper case. */
export function removePhrase(text: string, phrase: string): string {
  const offset = text.indexOf(phrase)
  if (offset < 0) return text
  const before = text.slice(0, offset).replace(/[ ,;:]{1,3}$/, '')
  const after = text.slice(offset + phrase.length).replace(/^[ ,;:]{1,3}(?=[.!?\n])|^[,;:]/, '')
  const startsSentence = before === '' || /[.!?\n]$/.test(before)
  const rest = startsSentence
    ? after.replace(/^[ .!?]{1,3}/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : after
  const separator = before !== '' && rest !== '' && !/^[\s.,;:!?]/.test(rest) && !before.endsWith('\n') ? ' ' : ''
  return `${before}${separator}${rest}`.trim()
}
