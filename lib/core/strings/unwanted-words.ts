const profanityPattern =
  /(?<!\p{L})(?:motherf|fuck|shit(?!ak)|bitch|cunt|asshole|arsehole|pussy|whore|slut|wank|twat|nigg|faggot|dick(?!ens))\p{L}*/iu

/** Returns whether a text has words that platforms hide in profiles. No generator uses them. */
export const hasProfanity = (text: string): boolean => profanityPattern.test(text)

export function removeProfanity(text: string): string {
  return text.replace(new RegExp(profanityPattern, 'giu'), '').replace(/ {2,}/g, ' ').trim()
}

/** Compares whole words or phrases in any case, and ignores a trailing "s" on either side. */
export function usesAvoidedWord(text: string, avoidedWordsText: string): boolean {
  const normalizedText = normalizeWords(text)
  return avoidedWordsText
    .split(/[,;\n]/)
    .map(normalizeWords)
    .some(
      (word) => word.trim() !== '' && (normalizedText.includes(word) || normalizedText.includes(`${word.trimEnd()}s `)),
    )
}

function normalizeWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu)
  return words ? ` ${words.join(' ')} ` : ''
}
