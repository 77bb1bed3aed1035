import { replaceEmoji } from '@/lib/core/strings/emoji-sequence'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { invisiblePattern, unusualSpacePattern } from '@/lib/text/invisible-characters'
import { plainLetters } from '@/lib/text/plain-letters'
import type { ChangeCounter } from './change-counter'

/** A soft hyphen before a line break is visible, and one before a space divides a word of a former line end. */
const dividingHyphenPattern = /\u00ad[ \t]*(?=\n)|\u00ad[ \t]+(?=\p{Ll})/gu
const rightToLeftPattern = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Preserves joiners that emoji and letters need, and direction marks, but not overrides, in right-to-left text. */
export function removeInvisibleCharacters(text: string, counter: ChangeCounter): string {
  const directionMarks = rightToLeftPattern.test(text) ? '\u200e\u200f\u061c' : ''
  const textWithoutDividers = text.replace(dividingHyphenPattern, (divider, offset: number) => {
    counter.countCharacter('\u00ad')
    return text[offset + divider.length] === '\n' ? '-' : ''
  })
  return textWithoutDividers.replace(invisiblePattern, (character: string, protectedSequence: string | undefined) => {
    if (protectedSequence !== undefined || directionMarks.includes(character)) return character
    counter.countCharacter(character)
    return ''
  })
}

export function normalizeSpaces(text: string, counter: ChangeCounter): string {
  return text.replace(unusualSpacePattern, (character) => {
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
