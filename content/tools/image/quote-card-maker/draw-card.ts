import { formatHexColour } from '@/lib/images/drawing/colours'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { textBlock } from '@/lib/images/drawing/text-block'
import { getTextDirection } from '@/lib/images/drawing/text-shapes'
import { getPreset } from '@/lib/platforms/pictures/presets'
import {
  createBackgroundShape,
  getCardBoxes,
  HANDLE_GAP,
  HANDLE_SIZE,
  hasImageBackground,
  LINE_HEIGHT,
  NAME_SIZE,
} from './card-boxes'
import { getHeadHeight, type QuoteCard } from './cards'
import type { QuoteScene } from './scene'
import { getScrim, getTextColours, type TextColours } from './text-colours'
import { getFontPair, getTheme } from './themes'

/** One card as it is seen and saved. */
export function drawCard(scene: QuoteScene, card: QuoteCard, measure: TextMeasurer): Drawing {
  const { width, height } = getPreset(scene.size)
  const textColours = getTextColours(scene)
  const { logo } = getCardBoxes(scene)
  const quote = createQuoteShapes(scene, card, textColours, measure)
  const picture: Shape[] =
    logo && scene.logo ? [{ kind: 'picture', id: scene.logo.id, ...logo, fit: 'contain' }] : []
  const shapes = [
    ...createBackground(scene, width, height, quote.top),
    ...quote.shapes,
    ...createNameShapes(scene, card, textColours, measure),
    ...picture,
  ]
  return { width, height, shapes }
}

/** How far the veil over a picture runs out above the words. */
const FADE_HEIGHT = 200

function createBackground(scene: QuoteScene, width: number, height: number, top: number): Shape[] {
  const { ground, colour, second } = scene
  const theme = getTheme(scene.theme)
  const fullBox = { x: 0, y: 0, width, height }
  if (hasImageBackground(scene)) {
    const y = Math.min(top, scene.places.by?.y ?? height)
    const { colour, percent } = getScrim(scene)
    const scrimColour = `${colour}${formatHexColour(percent * 2.55).slice(1)}`
    const stops = [
      [0, `${colour}00`],
      [1, scrimColour],
    ] as const
    const gradient = { from: [0, y - FADE_HEIGHT] as const, to: [0, y] as const, stops }
    return [
      { ...createBackgroundShape(scene), colour },
      { kind: 'box', ...fullBox, colour: scrimColour, gradient },
    ]
  }
  const own = ground === 'colour' ? { from: colour } : { from: colour, to: second }
  const { from, to } =
    ground === 'colour' || ground === 'gradient' ? own : { from: theme.background, to: theme.gradientEnd }
  const stops = [
    [0, from],
    [1, to ?? from],
  ] as const
  const gradient = to ? { from: [0, 0] as const, to: [width, height] as const, stops } : undefined
  return [{ kind: 'box', ...fullBox, colour: from, gradient }]
}

function createQuoteShapes(
  scene: QuoteScene,
  card: QuoteCard,
  { textColour, muted, accent }: TextColours,
  measure: TextMeasurer,
) {
  const { quote } = getCardBoxes(scene)
  const { family, weight, leading, drop } = getFontPair(scene.pair).quote
  const { text, size, part, parts, mark } = card
  const head = getHeadHeight(card)
  const textBox = { ...quote, y: quote.y + head, height: quote.height - head }
  const isMiddle = scene.align === 'middle'
  const align = isMiddle ? ('middle' as const) : ('start' as const)
  const style = {
    most: size,
    least: size,
    family,
    weight,
    leading,
    drop,
    colour: textColour,
    align,
    even: true,
  }
  // Low on a picture, so that most of it stays free.
  const stands = hasImageBackground(scene) ? 'bottom' : 'middle'
  const words = textBlock(text, textBox, { ...style, stands }, measure)
  const top = words.top - head
  const direction = getTextDirection(text)
  const start = direction === 'rtl' ? quote.x + quote.width : quote.x
  const end = direction === 'rtl' ? quote.x : quote.x + quote.width
  const shapes: Shape[] = [...words.shapes]
  if (mark && scene.mark)
    shapes.push({
      kind: 'text',
      text: '“',
      x: isMiddle ? quote.x + quote.width / 2 : start,
      y: words.top + 96,
      font: { size: 260, weight: 600, family: 'Playfair Display' },
      colour: accent,
      align,
      direction,
    })
  if (parts > 1)
    shapes.push({
      kind: 'text',
      text: `${part}/${parts}`,
      x: end,
      y: (hasImageBackground(scene) ? top : quote.y) + 30,
      font: { size: 30, weight: 600 },
      colour: muted,
      align: 'end',
      direction,
    })
  return { shapes, top }
}

/** The author, and apart from it, at the foot, the handle of whose card it is; one line each, smaller where they are long. */
function createNameShapes(
  scene: QuoteScene,
  { author, text }: QuoteCard,
  { textColour, muted }: TextColours,
  measure: TextMeasurer,
) {
  const { by } = getCardBoxes(scene)
  const { family } = getFontPair(scene.pair).by
  const rows = [
    { text: author, most: NAME_SIZE, weight: 600, colour: textColour },
    { text: scene.handle, most: HANDLE_SIZE, weight: 400, colour: muted },
  ] as const
  // Names stand on the side where the words begin.
  const align = scene.align === 'middle' ? 'middle' : getTextDirection(text) === 'rtl' ? 'right' : 'left'
  const shown = rows.filter((row) => row.text !== '')
  const lines = shown.reduce((sum, { most }) => sum + most * LINE_HEIGHT, 0)
  const apart = shown.length > 1 ? Math.max(0, Math.min(HANDLE_GAP, by.height - lines)) : 0
  let y = by.y + by.height - lines - apart
  return shown.flatMap(({ text, ...look }): readonly Shape[] => {
    const textBox = { x: by.x, y, width: by.width, height: look.most * LINE_HEIGHT + 1 }
    y += look.most * LINE_HEIGHT + apart
    const style = { ...look, least: 20, leading: 1.25, family, align, stands: 'bottom', even: true } as const
    return textBlock(text, textBox, style, measure).shapes
  })
}
