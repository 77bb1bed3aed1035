/** Scripts in which a joiner or non-joiner between two letters changes their shape. */
const joiningScriptSource =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]'

/** In Indic scripts, the sign that a letter has no vowel. A joiner after it is always meant: RFC 5892, appendix A. */
const viramaSource = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]'

/** Sequences to preserve: joiners in words and in emoji, variation selectors of emoji, the letters of a flag. */
const protectedSequenceSource = [
  `(?<=${viramaSource})[\\u200c\\u200d]`,
  `(?<=${joiningScriptSource})[\\u200c\\u200d](?=${joiningScriptSource})`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Emoji}])[\\ufe0e\\ufe0f]',
  '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
].join('|')

const invisibleCharacterSource =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\u3164\\ufe0e\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}\\u{e0100}-\\u{e01ef}\\p{Cs}]|(?![\\n\\t])\\p{Cc}'
/** Matches an invisible character, or as its first group a sequence that must stay. */
export const invisiblePattern = new RegExp(`(${protectedSequenceSource})|${invisibleCharacterSource}`, 'gu')

export const unusualSpacePattern = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g

/** Formats each character of a text, as “U+00A0”. */
export const formatCodePoints = (text: string) =>
  Array.from(
    text,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')
