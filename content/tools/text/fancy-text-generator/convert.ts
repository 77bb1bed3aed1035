import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import { weightedLength } from '@/lib/platforms/counting/text-length'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { getTextStyles, type StyledText, type TextStyle } from './styles'
import { toPlain } from './to-plain'
import type { fancyTextGenerator } from './tool'

type Input = TextInput<(typeof fancyTextGenerator)['fields']>

const zalgoLevels = { little: 1, some: 3, much: 6 }
const reachLabels = { words: 'first three words are', line: 'first line is', all: '' }

/** A text in every style at once, the chosen ones first; and in plain letters where it came styled. */
export function run({ text, parameters }: Input): TextResult {
  const { reach, zalgo, first } = parameters
  const end = findStyledEnd(text, reach)
  const [styledPart, plainPart] = [text.slice(0, end), text.slice(end)]
  const allStyles = getTextStyles(zalgoLevels[zalgo])
  const isFirst = ({ name }: TextStyle) => first.some((chosen) => chosen === name)
  const styles = [...allStyles.filter(isFirst), ...allStyles.filter((style) => !isFirst(style))]
  const texts = styles.map((style) => buildBlock(style, styledPart, plainPart))
  const plainText = toPlain(text)
  const notes = [
    plainPart.trim() !== '' && `Only the ${reachLabels[reach]} styled. Choose “All of it” for the rest.`,
    texts.some(({ detail }) => detail?.includes('unchanged')) &&
      'Letters that a style doesn’t have stay as they are: “unchanged” says how many.',
    'Screen readers trip over these letters. Keep names, dates, links and what matters plain.',
  ].filter((note) => note !== false)
  return {
    blocks: [
      ...notes.map((text): TextBlock => ({ kind: 'note', text })),
      ...(plainText === null ? [] : [{ kind: 'text', name: 'Back to plain', text: plainText } as const]),
      ...texts,
    ],
  }
}

function findStyledEnd(text: string, reach: Input['parameters']['reach']): number {
  if (reach === 'all') return text.length
  if (reach === 'words') return /^\s*(?:\S+\s+){0,2}\S*/.exec(text)?.[0].length ?? text.length
  const [line = ''] = /^\s*.*/.exec(text) ?? []
  return line.length
}

function buildBlock(style: TextStyle, head: string, rest: string) {
  const { text, unchanged } = style.canApplyToParts ? applyToPlainParts(style, head) : style.apply(head)
  const fullText = text + rest
  const unchangedNote = unchanged > 0 ? ` · ${unchanged} unchanged` : ''
  return {
    kind: 'text',
    name: style.name,
    text: fullText,
    detail: `${weightedLength(fullText)} on X${unchangedNote}`,
  } as const
}

/** Links, mail addresses, @handles and #hashtags stay plain, or they would not work. */
function applyToPlainParts(style: TextStyle, text: string): StyledText {
  const styledParts = splitIntoChunks(text).map((piece) =>
    piece.isProtected ? { text: piece.text, unchanged: 0 } : style.apply(piece.text),
  )
  return {
    text: styledParts.map((piece) => piece.text).join(''),
    unchanged: styledParts.reduce((sum, piece) => sum + piece.unchanged, 0),
  }
}
