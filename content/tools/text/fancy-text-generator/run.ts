import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { splitIntoChunks } from '@/lib/text/line-chunks'
import { buildNote, type TextRun } from '@/lib/tool/text-tool'
import { unicodeAlphabets } from './alphabets'
import { getTextStyles, type StyledText, type TextStyle } from './styles'
import type fancyTextGenerator from './tool'

/** Squares and black circles are capitals. */
const plainLetters = new Map(
  Object.values(unicodeAlphabets).flatMap((alphabet) =>
    Array.from(alphabet, ([letter, form]) => [form, letter] as const).reverse(),
  ),
)

/** Combining marks left on a Latin letter after composition. */
const leftoverMarkPattern = /(?<=[\p{Script=Latin}\p{N}\p{P} ])[\u0300-\u036f]+/gu
/** Letters with only a plain equivalent; “m²” and joined emoji do not count as styled. */
const styledPattern =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u{249c}-\u{24e9}\uff21-\uff3a\uff41-\uff5a\u1d00-\u1d6a\ua730\ua731ℎℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨℂℍℕℙℚℝℤ]|[a-zA-Z][\u0300-\u0306\u0308-\u036f]/u

/** Returns a styled text in plain letters with its accents; null if no part looks styled. */
function toPlainText(text: string): string | null {
  if (!styledPattern.test(normalizeUnicode(text))) return null
  const plainCharacters = Array.from(
    text,
    (character) =>
      plainLetters.get(character) ??
      (/[\u{1d400}-\u{1d7ff}]/u.test(character) ? character.normalize('NFKC') : character),
  )
  return normalizeUnicode(plainCharacters.join('')).replace(leftoverMarkPattern, '')
}

const zalgoLevels = { little: 1, some: 3, much: 6 }
const reachPatterns = { words: /^\s*(?:\S+\s+){0,2}\S*/, line: /^\s*.*/, all: /^.*/s }
const reachLabels = { words: 'first three words are', line: 'first line is', all: '' }

/** Returns a text in every style, favorites first, and in plain letters if it was styled. */
export const run: TextRun<typeof fancyTextGenerator> = ({ text, parameters }) => {
  const { reach, zalgo, first: firstStyleNames } = parameters
  const [styledPart = ''] = reachPatterns[reach].exec(text) ?? []
  const plainPart = text.slice(styledPart.length)
  const allStyles = getTextStyles(zalgoLevels[zalgo])
  const isShownFirst = ({ name }: TextStyle) => firstStyleNames.some((styleName) => styleName === name)
  const styles = [...allStyles.filter(isShownFirst), ...allStyles.filter((style) => !isShownFirst(style))]
  const textBlocks = styles.map((style) => buildBlock(style, styledPart, plainPart))
  const plainText = toPlainText(text)
  const notes = [
    textBlocks.some(({ detail }) => detail.includes('unchanged')) &&
      'Some styles are missing a few characters. Those stay plain.',
    'Screen readers stumble over styled text. Keep names, dates and anything important plain.',
  ].filter((note) => note !== false)
  return {
    blocks: [
      ...(plainPart.trim() === ''
        ? []
        : [buildNote(`Only the ${reachLabels[reach]} styled. Choose “All of it” for the rest.`)]),
      ...(plainText === null ? [] : [{ kind: 'text', name: 'Back to plain', text: plainText } as const]),
      ...textBlocks,
      ...notes.map(buildNote),
    ],
  }
}

function buildBlock(style: TextStyle, styledPart: string, plainPart: string) {
  const { text, unchanged: unchangedCount } = style.canApplyToParts
    ? applyToPlainParts(style, styledPart)
    : style.apply(styledPart)
  const fullText = text + plainPart
  const unchangedNote = unchangedCount > 0 ? ` · ${unchangedCount} unchanged` : ''
  return {
    kind: 'text',
    name: style.name,
    text: fullText,
    detail: `${measureWeightedLength(fullText)} on X${unchangedNote}`,
  } as const
}

/** Leaves links, mail addresses, @handles and #hashtags plain, because styled ones do not work. */
function applyToPlainParts(style: TextStyle, text: string): StyledText {
  const styledParts = splitIntoChunks(text).map((chunk) =>
    chunk.isProtected ? { text: chunk.text, unchanged: 0 } : style.apply(chunk.text),
  )
  return {
    text: styledParts.map((chunk) => chunk.text).join(''),
    unchanged: styledParts.reduce((sum, chunk) => sum + chunk.unchanged, 0),
  }
}
