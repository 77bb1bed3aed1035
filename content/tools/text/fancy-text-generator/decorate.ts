/** Marks that are written over, through or under each character; none of them makes another letter of a plain one. */
export const combiningMarks = {
  Strikethrough: '\u0336',
  Slashes: '\u0338',
  'Waves through': '\u0334',
  Underline: '\u0332',
  'Double underline': '\u0333',
  Overline: '\u0305',
  'Double overline': '\u033f',
  'Crosses above': '\u033d',
  'Crosses below': '\u0353',
  'Arrows below': '\u034e',
} as const

/** A character that takes a mark, with the marks that it has. Emoji take none: it would break them. */
const markablePattern = /[\p{L}\p{N}\p{P} ]\p{M}*/gu

export const addMark = (text: string, mark: string): string =>
  text.replace(markablePattern, (character) => character + mark)

const marksAbove =
  '\u030d\u030e\u0310\u0312\u033d\u033e\u0346\u034a\u034b\u034c\u0350\u0352\u0357\u035b\u0363\u0364\u0365\u0366'
const marksBelow =
  '\u0316\u0317\u0318\u0319\u031a\u031c\u031d\u031e\u031f\u0320\u0329\u032a\u032b\u032c\u0333\u0339\u033a\u0347'

/** As many marks above and below each character as the level says; the same text looks the same each time. */
export function toZalgo(text: string, level: number): string {
  let seed = 1
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647
  const pickMark = (marks: string) => {
    seed = (seed * 48_271) % 2_147_483_647
    return marks[seed % marks.length] ?? ''
  }
  return text.replace(markablePattern, (character) => {
    let markedCharacter = character
    for (let step = 0; step < level && character !== ' '; step += 1)
      markedCharacter += pickMark(marksAbove) + pickMark(marksBelow)
    return markedCharacter
  })
}

const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const splitGraphemes = (line: string) => Array.from(graphemeSegmenter.segment(line), ({ segment }) => segment)

const mapLines = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n')

/** Each line from its end, character by character as people see them. */
export const reverseEachLine = (text: string): string =>
  mapLines(text, (line) => splitGraphemes(line).reverse().join(''))

/** Something between every two characters. */
export const insertBetween = (text: string, separator: string): string =>
  mapLines(text, (line) => splitGraphemes(line).join(separator))

/** Something before and after each character that is not a space. */
export const wrapCharacters = (text: string, [prefix, suffix]: readonly [string, string]): string =>
  mapLines(text, (line) =>
    splitGraphemes(line)
      .map((grapheme) => (grapheme.trim() === '' ? grapheme : prefix + grapheme + suffix))
      .join(''),
  )
