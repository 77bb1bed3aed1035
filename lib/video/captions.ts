import type { Box, Size } from '@/lib/core/geometry/sizes'
import { joinTexts } from '@/lib/core/strings/join-texts'
import { pickReadableColor } from '@/lib/images/drawing/colors'
import { getTextDirection } from '@/lib/images/drawing/fitted-text'
import { type CanvasContext, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { BoxShape, TextDirection, TextMeasurer, TextShape } from '@/lib/images/drawing/shapes'
import { layOutTextBlock } from '@/lib/images/drawing/text-block'
import { FONT_STACK, getCaptionFamily, getCaptionMeasurer } from './caption-fonts'
import type { CaptionLine, CaptionSettings, CaptionStyleName } from './video-job'

type CaptionStyle = {
  /** Letter height as a share of the shorter side. */
  size: number
  isUpperCase?: true
  background: 'outline' | 'box'
  /** How the spoken word differs: in color, in a box, or in color together with the words before it. */
  highlight?: 'color' | 'box' | 'past'
}

const styles: Record<CaptionStyleName, CaptionStyle> = {
  outline: { size: 0.068, background: 'outline' },
  box: { size: 0.056, background: 'box' },
  highlight: { size: 0.066, background: 'outline', highlight: 'box' },
  pop: { size: 0.088, isUpperCase: true, background: 'outline', highlight: 'color' },
  karaoke: { size: 0.066, background: 'outline', highlight: 'past' },
}

const MAX_LINES = 2
const LEADING = 1.25
/** Letters shrink by at most this share, so that a third line never fits. */
const MIN_SIZE_SHARE = 0.7
/** Shares of the letter height. */
const OUTLINE_WIDTH = 0.09
const BOX_PADDING = { line: 0.3, word: 0.1 }
const BOX_RADIUS = 0.22
const BOX_HEIGHT = 1.31

/**
 * Draws the line that is spoken at a time, in seconds of the result. `size` is scaled to the canvas. Expects the
 * typeface to be loaded.
 */
export function drawCaptions(context: CanvasContext, settings: CaptionSettings, size: Size, time: number): void {
  const line = settings.lines.findLast(({ start }) => start <= time)
  if (!line || time >= line.end) return
  const shapes = buildCaptionShapes(line, settings, size, time, getCaptionMeasurer())
  paintDrawing(context, { ...size, shapes }, FONT_STACK)
  context.resetTransform()
}

const getMaxSize = ({ style, scale }: CaptionSettings, { width, height }: Size) =>
  styles[style].size * scale * Math.min(width, height)

/** Returns the area that lines take up at most. */
export function getCaptionBox(settings: CaptionSettings, { width, height }: Size): Box {
  const { top, right, bottom, left } = settings.margins
  const boxHeight = MAX_LINES * Math.ceil(getMaxSize(settings, { width, height }) * LEADING)
  const freeHeight = Math.max(boxHeight, (1 - top - bottom) * height)
  const y = top * height + (1 - settings.height) * (freeHeight - boxHeight)
  return { x: left * width, y, width: (1 - left - right) * width, height: boxHeight }
}

const listTexts = (words: CaptionLine['words'], { isUpperCase }: CaptionStyle) =>
  words.map(({ text }) => (isUpperCase ? text.toLocaleUpperCase() : text))

function layOutWords(texts: readonly string[], settings: CaptionSettings, size: Size, measure: TextMeasurer) {
  const maxSize = getMaxSize(settings, size)
  const font = { maxSize, minSize: maxSize * MIN_SIZE_SHARE, family: getCaptionFamily(settings.style) }
  const place = { leading: LEADING, align: 'middle', verticalAlign: 'middle', even: true } as const
  const style = { ...font, ...place, weight: 700, colour: settings.colors.text } as const
  return layOutTextBlock(texts.reduce(joinTexts, ''), getCaptionBox(settings, size), style, measure)
}

/** Enough to find the line with the smallest letters; measuring all lines of a long video takes seconds. */
const MEASURED_LINES = 20

/** Returns the settings with one size for all lines: that of the line which needs the smallest letters. */
export function unifySize(settings: CaptionSettings, size: Size, measure: TextMeasurer): CaptionSettings {
  const lines = settings.lines.map(({ words }) => listTexts(words, styles[settings.style]))
  const getLength = (texts: readonly string[]) => texts.join(' ').length
  const longestLines = lines.toSorted((one, other) => getLength(other) - getLength(one)).slice(0, MEASURED_LINES)
  const maxSize = getMaxSize(settings, size)
  // A line without text has no size.
  const sizes = longestLines.map((texts) => layOutWords(texts, settings, size, measure).size || maxSize)
  return { ...settings, scale: (settings.scale * Math.min(maxSize, ...sizes)) / maxSize }
}

export function buildCaptionShapes(
  { words }: CaptionLine,
  settings: CaptionSettings,
  size: Size,
  time: number,
  measure: TextMeasurer,
): (BoxShape | TextShape)[] {
  const { colors, reveal } = settings
  const style = styles[settings.style]
  const texts = listTexts(words, style)
  const { shapes, size: letterSize } = layOutWords(texts, settings, size, measure)
  const spokenIndex = words.findLastIndex(({ start }) => start <= time)
  const visibleCount = reveal === 'line' ? texts.length : spokenIndex + 1
  const pieces = placePieces(shapes, texts, visibleCount, measure)
  const isHighlighted = ({ word }: Piece) => word === spokenIndex || (style.highlight === 'past' && word < spokenIndex)
  const hasBox = style.background === 'box'
  const textColor = hasBox ? pickReadableColor(colors.background, [colors.text]) : colors.text
  const outline = { colour: pickReadableColor(colors.text, [colors.background]), width: letterSize * OUTLINE_WIDTH }
  const getColor = (piece: Piece) => {
    if (!style.highlight || !isHighlighted(piece)) return textColor
    return style.highlight === 'box' ? pickReadableColor(colors.accent, [colors.text]) : colors.accent
  }
  const rows = hasBox ? [...Map.groupBy(pieces, ({ shape }) => shape.y).values()] : []
  const boxedPieces = style.highlight === 'box' ? pieces.filter(isHighlighted) : []
  const outlinedPieces = hasBox ? [] : pieces.filter((piece) => !boxedPieces.includes(piece))
  return [
    ...rows.map((row) => buildBox(row, colors.background, letterSize * BOX_PADDING.line)),
    // All outlines are below all letters, because words without spaces between them touch.
    ...outlinedPieces.map((piece) => ({ ...piece.shape, outline })),
    ...boxedPieces.map((piece) => buildBox([piece], colors.accent, letterSize * BOX_PADDING.word)),
    ...pieces.map((piece) => ({ ...piece.shape, color: getColor(piece) })),
  ]
}

/** A word, or a part of one that is divided, at its place. `left` and `width` are in drawing pixels. */
type Piece = { word: number; left: number; width: number; shape: TextShape }

/** Builds a box around neighbors in one row. */
function buildBox(pieces: readonly Piece[], color: string, padding: number): BoxShape {
  const { y = 0, font = { size: 0 } } = pieces[0]?.shape ?? {}
  const left = Math.min(...pieces.map((piece) => piece.left)) - padding
  const right = Math.max(...pieces.map((piece) => piece.left + piece.width)) + padding
  const height = font.size * BOX_HEIGHT
  // The middle of the letters is above the baseline by a third of their height.
  const top = y - font.size * 0.36 - height / 2
  return { kind: 'box', x: left, y: top, width: right - left, height, color, radius: font.size * BOX_RADIUS }
}

/** Places the first `count` words, each row in the middle. */
function placePieces(
  lines: readonly TextShape[],
  texts: readonly string[],
  count: number,
  measure: TextMeasurer,
): Piece[] {
  let word = 0
  let rest = texts[0] ?? ''
  return lines.flatMap((line) => {
    const parts: { word: number; text: string; space: number; direction: TextDirection }[] = []
    for (let at = 0; at < line.text.length && word < count; ) {
      const space = /\s*/y.exec(line.text.slice(at))?.[0] ?? ''
      // A line may end with the start of a word and a hyphen.
      const text = line.text.startsWith(rest, at + space.length) ? rest : line.text.slice(at + space.length)
      const hasLetters = /\p{L}/u.test(text)
      const direction = hasLetters ? getTextDirection(text) : line.direction
      parts.push({ word, text, space: measure(space, line.font), direction })
      at += space.length + text.length
      rest = text === rest ? '' : rest.slice(text.replace(/-$/, '').length)
      if (rest === '') rest = texts[++word] ?? ''
    }
    let left = 0
    const row = orderVisually(parts, line.direction).map((part, index, visualParts) => {
      const { word, text, direction } = part
      const partWidth = measure(text, line.font)
      const previousPart = visualParts[index - 1]
      // The space is before the later one of two neighbors.
      if (previousPart) left += (parts.indexOf(part) > parts.indexOf(previousPart) ? part : previousPart).space
      const start = left
      left += partWidth
      return { word, text, direction, left: start, width: partWidth }
    })
    const rowLeft = line.x - left / 2
    return row.map(({ text, direction, ...piece }) => {
      const pieceLeft = rowLeft + piece.left
      const x = direction === 'rtl' ? pieceLeft + piece.width : pieceLeft
      return { ...piece, left: pieceLeft, shape: { ...line, text, x, direction, align: 'start' } }
    })
  })
}

/** Reverses runs of words that are read from right to left, and the runs of a line that is. */
function orderVisually<Part extends { direction: TextDirection }>(parts: readonly Part[], base: TextDirection): Part[] {
  const runs: Part[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run?.[0]?.direction === part.direction) run.push(part)
    else runs.push([part])
  }
  const visualRuns = runs.map((run) => (run[0]?.direction === 'rtl' ? run.toReversed() : run))
  return (base === 'rtl' ? visualRuns.toReversed() : visualRuns).flat()
}
