/** Latin letters that do not decompose into a base letter and an accent, each followed by its plain form. */
const lettersText =
  'ßss ẞSS æae ÆAE œoe ŒOE øo ØO łl ŁL đd ĐD ðd ÐD þth ÞTh ıi əe ƏE ħh ĦH ŧt ŦT ŋng ŊNg ɛe ƐE ɔo ƆO ɓb ƁB ɗd ƊD ƙk ƘK'

export const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  lettersText.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
)
