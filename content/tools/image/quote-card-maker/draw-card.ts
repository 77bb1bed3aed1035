import { hexOf } from '@/lib/images/drawing/colours'
import type { Drawing, Measure, Shape } from '@/lib/images/drawing/shapes'
import { textBlock } from '@/lib/images/drawing/text-block'
import { directionOf } from '@/lib/images/drawing/text-shapes'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { APART, boxesOf, groundPicture, HANDLE_SIZE, isOnPicture, LINE, NAME_SIZE } from './card-boxes'
import { headOf, type QuoteCard } from './cards'
import { type Inks, inksOf, veilOf } from './inks'
import type { QuoteScene } from './scene'
import { pairOf, themeOf } from './themes'

/** One card as it is seen and saved. */
export function drawCard(scene: QuoteScene, card: QuoteCard, measure: Measure): Drawing {
  const { width, height } = presetOf(scene.size)
  const inks = inksOf(scene)
  const { logo } = boxesOf(scene)
  const quote = quoteShapes(scene, card, inks, measure)
  const picture: Shape[] =
    logo && scene.logo ? [{ kind: 'picture', id: scene.logo.id, ...logo, fit: 'contain' }] : []
  const shapes = [
    ...groundOf(scene, width, height, quote.top),
    ...quote.shapes,
    ...byShapes(scene, card, inks, measure),
    ...picture,
  ]
  return { width, height, shapes }
}

/** How far the veil over a picture runs out above the words. */
const FADE = 200

function groundOf(scene: QuoteScene, width: number, height: number, top: number): Shape[] {
  const { ground, colour, second } = scene
  const theme = themeOf(scene.theme)
  const all = { x: 0, y: 0, width, height }
  if (isOnPicture(scene)) {
    const y = Math.min(top, scene.places.by?.y ?? height)
    const { colour, percent } = veilOf(scene)
    const veil = `${colour}${hexOf(percent * 2.55).slice(1)}`
    const stops = [
      [0, `${colour}00`],
      [1, veil],
    ] as const
    const gradient = { from: [0, y - FADE] as const, to: [0, y] as const, stops }
    return [
      { ...groundPicture(scene), colour },
      { kind: 'box', ...all, colour: veil, gradient },
    ]
  }
  const own = ground === 'colour' ? { from: colour } : { from: colour, to: second }
  const { from, to } =
    ground === 'colour' || ground === 'gradient' ? own : { from: theme.ground, to: theme.to }
  const stops = [
    [0, from],
    [1, to ?? from],
  ] as const
  const gradient = to ? { from: [0, 0] as const, to: [width, height] as const, stops } : undefined
  return [{ kind: 'box', ...all, colour: from, gradient }]
}

function quoteShapes(scene: QuoteScene, card: QuoteCard, { ink, muted, accent }: Inks, measure: Measure) {
  const { quote } = boxesOf(scene)
  const { family, weight, leading, drop } = pairOf(scene.pair).quote
  const { text, size, part, parts, mark } = card
  const head = headOf(card)
  const room = { ...quote, y: quote.y + head, height: quote.height - head }
  const isMiddle = scene.align === 'middle'
  const align = isMiddle ? ('middle' as const) : ('start' as const)
  const style = { most: size, least: size, family, weight, leading, drop, colour: ink, align, even: true }
  // Low on a picture, so that most of it stays free.
  const stands = isOnPicture(scene) ? 'bottom' : 'middle'
  const words = textBlock(text, room, { ...style, stands }, measure)
  const top = words.top - head
  const direction = directionOf(text)
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
      y: (isOnPicture(scene) ? top : quote.y) + 30,
      font: { size: 30, weight: 600 },
      colour: muted,
      align: 'end',
      direction,
    })
  return { shapes, top }
}

/** The author, and apart from it, at the foot, the handle of whose card it is; one line each, smaller where they are long. */
function byShapes(scene: QuoteScene, { author, text }: QuoteCard, { ink, muted }: Inks, measure: Measure) {
  const { by } = boxesOf(scene)
  const { family } = pairOf(scene.pair).by
  const rows = [
    { text: author, most: NAME_SIZE, weight: 600, colour: ink },
    { text: scene.handle, most: HANDLE_SIZE, weight: 400, colour: muted },
  ] as const
  // Names stand on the side where the words begin.
  const align = scene.align === 'middle' ? 'middle' : directionOf(text) === 'rtl' ? 'right' : 'left'
  const shown = rows.filter((row) => row.text !== '')
  const lines = shown.reduce((sum, { most }) => sum + most * LINE, 0)
  const apart = shown.length > 1 ? Math.max(0, Math.min(APART, by.height - lines)) : 0
  let y = by.y + by.height - lines - apart
  return shown.flatMap(({ text, ...look }): readonly Shape[] => {
    const room = { x: by.x, y, width: by.width, height: look.most * LINE + 1 }
    y += look.most * LINE + apart
    const style = { ...look, least: 20, leading: 1.25, family, align, stands: 'bottom', even: true } as const
    return textBlock(text, room, style, measure).shapes
  })
}
