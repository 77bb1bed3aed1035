import type { Box } from '@/components/editor/editor-tool'
import { luminance } from '@/lib/images/drawing/contrast'
import type { Drawing, Measure, Shape, TextShape } from '@/lib/images/drawing/shapes'
import { type TextBlock, textBlock } from '@/lib/images/drawing/text-block'
import { layoutOf } from './layouts'
import { withSamples } from './samples'
import { type Caption, type MemeScene, WIDTH } from './scene'

/** Plain grounds of panels that have no picture yet. */
const grounds = ['#56708a', '#8a6256', '#5e8a68', '#7d6a94'] as const

const heavy = { most: 150, least: 22, family: 'Anton', weight: 700, leading: 1.22, drop: 0.43 } as const
const plain = { most: 76, least: 28, weight: 600, leading: 1.2 } as const
const barEdge = 36

/** How far down the picture area begins. */
export const areaTop = ({ bar }: MemeScene) => (bar.on ? Math.round(bar.height) : 0)

/** A meme as it is saved. */
export function drawMeme(scene: MemeScene, measure: Measure): Drawing {
  return { ...sizeOf(scene), shapes: [...groundShapes(scene), ...wordShapes(scene, measure)] }
}

/** A meme as it is seen: pale samples stand where nothing is written yet. */
export function drawShown(scene: MemeScene, measure: Measure): Drawing {
  const saved = drawMeme(scene, measure)
  const { captions, bar, ...rest } = withSamples(scene)
  const unwritten = captions.filter((_, index) => scene.captions[index]?.text.trim() === '')
  const isBar = bar.on && scene.bar.text.trim() === ''
  const samples = [
    ...(isBar ? barBlock({ ...rest, captions, bar }, measure).shapes : []),
    ...unwritten.flatMap((caption) => captionBlock(caption, scene, measure).shapes),
  ]
  return { ...saved, shapes: [...saved.shapes, ...samples.map(pale)] }
}

const pale = (shape: TextShape): TextShape => ({
  ...shape,
  colour: `${shape.colour}a6`,
  outline: shape.outline && { ...shape.outline, colour: `${shape.outline.colour}40` },
})

/** The pictures alone, to lie below the moving one of a panel: its first frame would shine through all others. */
export function drawGround(scene: MemeScene, panel: number): Drawing {
  const id = scene.pictures[panel]?.id
  const isStill = (shape: Shape) => shape.kind !== 'picture' || shape.id !== id
  return { ...sizeOf(scene), shapes: groundShapes(scene).filter(isStill) }
}

/** The words alone, to be laid on each frame of a moving picture. */
export function drawWords(scene: MemeScene, measure: Measure): Drawing {
  return { ...sizeOf(scene), shapes: wordShapes(scene, measure) }
}

const sizeOf = (scene: MemeScene) => ({ width: WIDTH, height: scene.height + areaTop(scene) })

/** Where a panel lies on the meme. */
export function panelOf(scene: MemeScene, index: number): Box {
  const { height, layout } = scene
  const [x, y, width, tall] = layoutOf(layout).panels[index] ?? [0, 0, 1, 1]
  return { x: x * WIDTH, y: areaTop(scene) + y * height, width: width * WIDTH, height: tall * height }
}

function groundShapes(scene: MemeScene): Shape[] {
  const { height, layout, pictures, ground } = scene
  const top = areaTop(scene)
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: height + top, colour: '#ffffff' },
    { kind: 'box', x: 0, y: top, width: WIDTH, height, colour: ground },
    ...layoutOf(layout).panels.map((_, index): Shape => {
      const box = panelOf(scene, index)
      const picture = pictures[index]
      const colour = grounds[index % grounds.length] ?? grounds[0]
      return picture ? { kind: 'picture', id: picture.id, ...box, colour } : { kind: 'box', ...box, colour }
    }),
  ]
}

function wordShapes(scene: MemeScene, measure: Measure): Shape[] {
  const captions = scene.captions.flatMap((caption) => captionBlock(caption, scene, measure).shapes)
  return [...(scene.bar.on ? barBlock(scene, measure).shapes : []), ...captions]
}

export function barBlock(scene: MemeScene, measure: Measure): TextBlock {
  const top = areaTop(scene)
  const room = { x: barEdge, y: barEdge / 2, width: WIDTH - 2 * barEdge, height: top - barEdge }
  const style = { ...plain, colour: '#111111', align: 'start', stands: 'middle', even: true } as const
  return textBlock(scene.bar.text, room, style, measure)
}

export function captionBlock(caption: Caption, scene: MemeScene, measure: Measure): TextBlock {
  const { colour, outlined, stands, align } = caption
  const edge = { colour: luminance(colour) > 0.3 ? '#000000' : '#ffffff', width: scene.outline }
  const room = { ...caption, y: caption.y + areaTop(scene) }
  const style = {
    ...heavy,
    colour,
    stands,
    align: align === 'centre' ? ('middle' as const) : align,
    upper: scene.upper,
    outline: outlined ? edge : undefined,
    even: true,
  }
  return textBlock(caption.text, room, style, measure)
}
