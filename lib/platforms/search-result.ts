import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/**
 * Limits of a Google search result, in pixels of Arial. Google publishes no limits
 * (developers.google.com/search/docs/appearance/title-link), so these are third-party measurements: docs.rs/codoseo-web
 * (580), skills.sh title-tag and meta-description (580 to 600; 920 on a computer, 680 on a phone). Checked 2026-11.
 */
export const searchResultLimits = {
  title: { pixels: 580, size: 20 },
  description: { characters: 155, pixels: 920, phone: 680, size: 14 },
} as const

/** Letters by Arial's advance width in units of 1/2048 em, read from Liberation Sans 2.1, which has the same widths. */
const characterWidths: readonly (readonly [units: number, letters: string])[] = [
  [391, "'"],
  [455, 'ijl‘’'],
  [532, '|'],
  [569, ' !,./·:;I[\\]ft'],
  [682, '()-`r“”'],
  [684, '{}'],
  [727, '"'],
  [797, '*'],
  [961, '^'],
  [1024, 'Jcksvxyz'],
  [1139, '#$0123456789?L_abdeghnopqu–'],
  [1196, '+<=>~'],
  [1251, 'FTZ'],
  [1366, '&ABEKPSVXY'],
  [1479, 'CDHNRUw'],
  [1593, 'GOQ'],
  [1706, 'Mm'],
  [1821, '%'],
  [1933, 'W'],
  [2048, '—…'],
  [2079, '@'],
]

const UNITS_PER_EM = 2048
const unitsByCharacter = new Map(
  characterWidths.flatMap(([units, letters]) => [...letters].map((letter) => [letter, units])),
)

/** Widths of unlisted characters: Han, kana, Hangul and emoji fill the em; others are about as wide as Cyrillic. */
const WIDE_CHARACTER_UNITS = 2048
const DEFAULT_CHARACTER_UNITS = 1200
const wideCharacterPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uff60]/u

/** Estimates a result title's width in whole pixels. The browser measures it on a canvas instead. */
export function measureTitleWidth(text: string): number {
  let units = 0
  for (const character of normalizeUnicode(text, 'NFD')) units += getCharacterUnits(character)
  return Math.round((units * searchResultLimits.title.size) / UNITS_PER_EM)
}

function getCharacterUnits(character: string): number {
  const units = unitsByCharacter.get(character)
  if (units !== undefined) return units
  if (/\p{M}|\u200d/u.test(character)) return 0
  return wideCharacterPattern.test(character) ? WIDE_CHARACTER_UNITS : DEFAULT_CHARACTER_UNITS
}

/** Cuts between words so that the text with “ …” fits `maxWidth`. Calls `measureWidth` about ten times. */
export function truncateToWidth(text: string, maxWidth: number, measureWidth: (text: string) => number): string {
  if (measureWidth(text) <= maxWidth) return text
  const words = text.split(/(?<=\s)/)
  const buildTruncatedText = (count: number) => `${words.slice(0, count).join('').trimEnd()} …`.trim()
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measureWidth(buildTruncatedText(middle)) <= maxWidth) low = middle
    else high = middle - 1
  }
  return buildTruncatedText(low)
}
