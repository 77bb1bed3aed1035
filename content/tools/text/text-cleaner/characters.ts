import { replaceEmoji } from '@/lib/core/strings/emoji-sequence'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { plainLetters } from '@/lib/text/plain-letters'
import type { ChangeCounter } from './change-counter'

/** Scripts in which a joiner or non-joiner between two letters changes their shape. */
const joiningScriptSource =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]'

/** Sequences to preserve: joiners in words and in emoji, variation selectors of emoji, the letters of a flag. */
const protectedSequenceSource = [
  `(?<=${joiningScriptSource})[\\u200c\\u200d](?=${joiningScriptSource})`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Emoji}])[\\ufe0e\\ufe0f]',
  '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
].join('|')

const invisibleCharacterSource =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\u3164\\ufe0e\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}\\u{e0100}-\\u{e01ef}\\p{Cs}]|(?![\\n\\t])\\p{Cc}'
/** A soft hyphen before a line break is visible, and one before a space divides a word of a former line end. */
const softHyphenSource = '\\u00ad[ \\t]*(?=\\n)|\\u00ad[ \\t]+(?=\\p{Ll})'
const invisiblePattern = new RegExp(
  `(${protectedSequenceSource})|${softHyphenSource}|${invisibleCharacterSource}`,
  'gu',
)
const rightToLeftPattern = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Preserves joiners that emoji and letters need, and direction marks, but not overrides, in right-to-left text. */
export function removeInvisibleCharacters(text: string, counter: ChangeCounter): string {
  const directionMarks = rightToLeftPattern.test(text) ? '\u200e\u200f\u061c' : ''
  return text.replace(invisiblePattern, (characters: string, protectedSequence: string | undefined, offset: number) => {
    if (protectedSequence !== undefined || directionMarks.includes(characters)) return characters
    counter.countCharacter(characters.charAt(0) === '\u00ad' ? '\u00ad' : characters)
    return characters.charAt(0) === '\u00ad' && text[offset + characters.length] === '\n' ? '-' : ''
  })
}

/** Replaces unusual spaces and line separators with plain ones. */
export function normalizeSpaces(text: string, counter: ChangeCounter): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, (character) => {
    counter.countCharacter(character)
    return character === '\u2028' ? '\n' : character === '\u2029' ? '\n\n' : ' '
  })
}

export function expandLigatures(text: string, counter: ChangeCounter): string {
  return text.replace(/[\ufb00-\ufb06]/g, (ligature) => {
    counter.countCharacter(ligature)
    return ligature.normalize('NFKC')
  })
}

/** Replaces a long dash between words by a spaced hyphen, and one between numbers by a hyphen. */
export function replaceDashes(text: string, counter: ChangeCounter): string {
  return text.replace(
    /( ?)([\u2012-\u2015])( ?)/g,
    (_, spaceBefore: string, dash: string, spaceAfter: string, offset: number) => {
      counter.countCharacter(dash)
      const end = offset + spaceBefore.length + dash.length + spaceAfter.length
      const isRange = /\d/.test(text[offset - 1] ?? '') && /\d/.test(text[end] ?? '')
      if (isRange && spaceBefore + spaceAfter === '') return '-'
      const [startsLine, endsLine] = [
        offset === 0 || text[offset - 1] === '\n',
        end === text.length || text[end] === '\n',
      ]
      return `${startsLine ? '' : ' '}-${endsLine ? '' : ' '}`
    },
  )
}

/** Emoji without the selector for color, such as ☺, which phones show in color anyway. */
const plainEmojiPattern = /(?=\p{Emoji})[\u2600-\u27bf\u{1f300}-\u{1faff}]\ufe0e?/gu

export function removeEmoji(text: string, counter: ChangeCounter): string {
  const removeOne = (emoji: string) => {
    if (/^[©®™]/.test(emoji)) return emoji
    counter.countCharacter(emoji, `emoji ${emoji}`)
    return ''
  }
  return replaceEmoji(text, removeOne).replace(plainEmojiPattern, removeOne)
}

/** Removes accents from Latin letters; accented letters of other alphabets are separate letters and stay. */
export function removeAccents(text: string, counter: ChangeCounter): string {
  return normalizeUnicode(text).replace(/\p{Script=Latin}\p{M}*/gu, (letter) => {
    const unaccentedLetter = plainLetters[letter] ?? letter.normalize('NFD').replace(/\p{M}+/gu, '')
    if (unaccentedLetter === letter) return letter
    counter.countCharacter(letter)
    return unaccentedLetter
  })
}
