import { isVisuallyEmpty } from './is-visually-empty'
import { limitCombiningMarks, normalizeUnicode } from './normalize-unicode'

const controlCharacterPattern = /(?![\n\t])\p{Cc}/gu

/**
 * Applies NFC, trims, removes control characters except line feeds and tabs and invisible ones that writing does not
 * need, and limits combining marks to 30 in a row. Returns '' if nothing is visible.
 */
export function cleanInput(text: string): string {
  const plainText = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacterPattern, '')
  // Normalization turns some characters into several marks, so a run may have grown.
  const cleanedText = limitCombiningMarks(normalizeUnicode(removeInvisibleCharacters(plainText))).trim()
  return isVisuallyEmpty(cleanedText) ? '' : cleanedText
}

/** Before composition, a character takes at most three UTF-16 units in most scripts (Hangul), and an emoji two. */
const MAX_UTF16_UNITS_PER_CODE_POINT = 4

/** Returns the UTF-16 limit before cleaning to `maxCodePoints`. Longer texts are refused unread. */
export function getMaxUtf16Length(maxCodePoints: number): number {
  return MAX_UTF16_UNITS_PER_CODE_POINT * maxCodePoints
}

/** Returns the length as visitors count it: an emoji of two UTF-16 units is one. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const ignorableRunPattern = /(\P{Default_Ignorable_Code_Point}?)(\p{Default_Ignorable_Code_Point}+)/gu

/** Variation selectors (Unicode 17, StandardizedVariants.txt, emoji and ideographs), and flag tags ("gbsct"). */
const allowedFormPatterns: readonly (readonly [base: RegExp, form: RegExp])[] = [
  [/\u{1f3f4}/u, /^[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/u],
  [/\p{Emoji}/u, /^[\ufe0e\ufe0f]/],
  [/\p{Script=Han}/u, /^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u],
  [/\p{Script=Mongolian}/u, /^[\u180b-\u180d\u180f]/],
  [/[\p{Sm}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u, /^\ufe00/],
]

/** A joiner, non-joiner or Mongolian vowel separator, then a direction mark. */
const allowedAfterVisiblePattern = /^[\u200c-\u200d\u180e]?[\u200e\u200f\u061c]?/
const allowedAfterSpacePattern = /^[\u200e\u200f\u061c]?/
const otherIgnorablePattern = /[^\u200c-\u200f\u061c\u180e]/gu

/**
 * Removes `Default_Ignorable_Code_Point` characters, some of which can carry a hidden message. Preserves single ones
 * that writing needs: variants, joiners (Persian, Indic scripts, emoji), direction marks and tags of a flag.
 */
function removeInvisibleCharacters(text: string): string {
  return text.replace(
    ignorableRunPattern,
    (_, previousCharacter: string, run: string) => previousCharacter + filterIgnorableRun(previousCharacter, run),
  )
}

function filterIgnorableRun(previousCharacter: string, run: string): string {
  const form = matchForm(previousCharacter, run)
  const rest = run.slice(form.length).replace(otherIgnorablePattern, '')
  const allowedPattern = /\S/.test(previousCharacter) ? allowedAfterVisiblePattern : allowedAfterSpacePattern
  return form + (allowedPattern.exec(rest)?.[0] ?? '')
}

function matchForm(previousCharacter: string, run: string): string {
  const [, formPattern] =
    allowedFormPatterns.find(
      ([basePattern, candidatePattern]) => basePattern.test(previousCharacter) && candidatePattern.test(run),
    ) ?? []
  return formPattern?.exec(run)?.[0] ?? ''
}
