// The `v` flag, which sequences need, is newer than the compiler's target: hence no literal.
const property = String.raw`\p{RGI_Emoji}`

/** Every emoji of a text, each with all its code points: flags, families, skin tones and keycaps count as one. */
export const emojiSequence = new RegExp(property, 'gv')
