import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { getTextStyles, type StyledText, type TextStyle } from './styles'
import { toPlainText } from './to-plain-text'
import type { fancyTextGenerator } from './tool'

type Input = TextInput<(typeof fancyTextGenerator)['fields']>

const zalgoLevels = { little: 1, some: 3, much: 6 }
const reachLabels = { words: 'first three words are', line: 'first line is', all: '' }

/** A text in every style at once, the chosen ones first; and in plain letters where it came styled. */
export function run({ text, parameters }: Input): TextResult {
  const { reach, zalgo, first: firstStyleNames } = parameters
  const end = findStyledEnd(text, reach)
  const [styledPart, plainPart] = [text.slice(0, end), text.slice(end)]
  const allStyles = getTextStyles(zalgoLevels[zalgo])
  const isShownFirst = ({ name }: TextStyle) => firstStyleNames.some((styleName) => styleName === name)
  const styles = [...allStyles.filter(isShownFirst), ...allStyles.filter((style) => !isShownFirst(style))]
  const textBlocks = styles.map((style) => buildBlock(style, styledPart, plainPart))
  const plainText = toPlainText(text)
  const notes = [
    plainPart.trim() !== '' && `Only the ${reachLabels[reach]} styled. Choose “All of it” for the rest.`,
    textBlocks.some(({ detail }) => detail?.includes('unchanged')) &&
      'Letters that a style doesn’t have stay as they are: “unchanged” says how many.',
    'Screen readers trip over these letters. Keep names, dates, links and what matters plain.',
  ].filter((note) => note !== false)
  return {
    blocks: [
      ...notes.map((text): TextBlock => ({ kind: 'note', text })),
      ...(plainText === null ? [] : [{ kind: 'text', name: 'Back to plain', text: plainText } as const]),
      ...textBlocks,
    ],
  }
}

function findStyledEnd(text: string, reach: Input['parameters']['reach']): number {
  if (reach === 'all') return text.length
  if (reach === 'words') return /^\s*(?:\S+\s+){0,2}\S*/.exec(text)?.[0].length ?? text.length
  const [line = ''] = /^\s*.*/.exec(text) ?? []
  return line.length
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

/** Links, mail addresses, @handles and #hashtags stay plain, or they would not work. */
function applyToPlainParts(style: TextStyle, text: string): StyledText {
  const styledParts = splitIntoChunks(text).map((chunk) =>
    chunk.isProtected ? { text: chunk.text, unchanged: 0 } : style.apply(chunk.text),
  )
  return {
    text: styledParts.map((chunk) => chunk.text).join(''),
    unchanged: styledParts.reduce((sum, chunk) => sum + chunk.unchanged, 0),
  }
}
