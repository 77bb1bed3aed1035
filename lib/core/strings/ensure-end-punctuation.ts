const endPunctuationPattern = /[.!?…。！？।؟۔]["”»’)]?$/u

export function ensureEndPunctuation(text: string): string {
  if (text === '' || endPunctuationPattern.test(text)) return text
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text)) return `${text}。`
  return /[\p{Script=Devanagari}\p{Script=Bengali}]$/u.test(text) ? `${text}।` : `${text}.`
}
