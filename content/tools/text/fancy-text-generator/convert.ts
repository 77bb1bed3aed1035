import { piecesOf } from '@/lib/kits/posts/pieces'
import { weightedLength } from '@/lib/platforms/counting/text-length'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { toPlain } from './plain'
import { getStyles, type Style, type StyledText } from './styles'
import type { fancyTextGenerator } from './tool'

type Input = TextInput<(typeof fancyTextGenerator)['fields']>

const zalgoLevels = { little: 1, some: 3, much: 6 }
const reachLabels = { words: 'first three words are', line: 'first line is', all: '' }

/** A text in every style at once, the chosen ones first; and in plain letters where it came styled. */
export function run({ text, parameters }: Input): TextResult {
  const { reach, zalgo, first } = parameters
  const end = findStyledEnd(text, reach)
  const [head, rest] = [text.slice(0, end), text.slice(end)]
  const all = getStyles(zalgoLevels[zalgo])
  const isFirst = ({ name }: Style) => first.some((chosen) => chosen === name)
  const styles = [...all.filter(isFirst), ...all.filter((style) => !isFirst(style))]
  const texts = styles.map((style) => buildBlock(style, head, rest))
  const plain = toPlain(text)
  const notes = [
    rest.trim() !== '' && `Only the ${reachLabels[reach]} styled. Choose “All of it” for the rest.`,
    texts.some(({ detail }) => detail?.includes('unchanged')) &&
      'Letters that a style doesn’t have stay as they are: “unchanged” says how many.',
    'Screen readers trip over these letters. Keep names, dates, links and what matters plain.',
  ].filter((note) => note !== false)
  return {
    blocks: [
      ...notes.map((text): TextBlock => ({ kind: 'note', text })),
      ...(plain === null ? [] : [{ kind: 'text', name: 'Back to plain', text: plain } as const]),
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

function buildBlock(style: Style, head: string, rest: string) {
  const { text, unchanged } = style.canApplyByPiece ? applyByPiece(style, head) : style.apply(head)
  const whole = text + rest
  const left = unchanged > 0 ? ` · ${unchanged} unchanged` : ''
  return {
    kind: 'text',
    name: style.name,
    text: whole,
    detail: `${weightedLength(whole)} on X${left}`,
  } as const
}

/** Links, mail addresses, @handles and #hashtags stay plain, or they would not work. */
function applyByPiece(style: Style, text: string): StyledText {
  const done = piecesOf(text).map((piece) =>
    piece.whole ? { text: piece.text, unchanged: 0 } : style.apply(piece.text),
  )
  return {
    text: done.map((piece) => piece.text).join(''),
    unchanged: done.reduce((sum, piece) => sum + piece.unchanged, 0),
  }
}
