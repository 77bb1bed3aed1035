import type { Box } from '@/lib/core/geometry/sizes'
import { getLuminance } from '@/lib/images/drawing/colors'
import type { Drawing, Shape, TextMeasurer, TextShape } from '@/lib/images/drawing/shapes'
import { layOutTextBlock, type TextBlockLayout } from '@/lib/images/drawing/text-block'
import { fillSamples, getLayout } from './layouts'
import { type Caption, MEME_WIDTH, type MemeScene } from './scene'

const panelColors = ['#56708a', '#8a6256', '#5e8a68', '#7d6a94'] as const

const captionStyle = { maxSize: 150, minSize: 22, family: 'Anton', weight: 700, leading: 1.22, drop: 0.43 } as const
const barStyle = { maxSize: 76, minSize: 28, weight: 600, leading: 1.2 } as const
const BAR_PADDING = 36

export const getAreaTop = ({ bar }: MemeScene) => (bar.on ? Math.round(bar.height) : 0)

export function drawMeme(scene: MemeScene, measure: TextMeasurer): Drawing {
  return { ...getMemeSize(scene), shapes: [...createBackgroundShapes(scene), ...createTextShapes(scene, measure)] }
}

export function drawMemePreview(scene: MemeScene, measure: TextMeasurer): Drawing {
  const drawing = drawMeme(scene, measure)
  const { captions, bar, ...rest } = fillSamples(scene)
  const emptyCaptions = captions.filter((_, index) => scene.captions[index]?.text.trim() === '')
  const isBarEmpty = bar.on && scene.bar.text.trim() === ''
  const sampleShapes = [
    ...(isBarEmpty ? layOutBar({ ...rest, captions, bar }, measure).shapes : []),
    ...emptyCaptions.flatMap((caption) => layOutCaption(caption, scene, measure).shapes),
  ]
  return { ...drawing, shapes: [...drawing.shapes, ...sampleShapes.map(fadeShape)] }
}

const fadeShape = (shape: TextShape): TextShape => ({
  ...shape,
  color: `${shape.color}a6`,
  outline: shape.outline && { ...shape.outline, colour: `${shape.outline.colour}40` },
})

/** Draws the images behind an animated panel, without its first frame, which would show through the other frames. */
export function drawBackground(scene: MemeScene, panelIndex: number): Drawing {
  const id = scene.pictures[panelIndex]?.id
  const isStill = (shape: Shape) => shape.kind !== 'picture' || shape.id !== id
  return { ...getMemeSize(scene), shapes: createBackgroundShapes(scene).filter(isStill) }
}

export function drawTextOverlay(scene: MemeScene, measure: TextMeasurer): Drawing {
  return { ...getMemeSize(scene), shapes: createTextShapes(scene, measure) }
}

const getMemeSize = (scene: MemeScene) => ({ width: MEME_WIDTH, height: scene.height + getAreaTop(scene) })

export function getPanelBox(scene: MemeScene, index: number): Box {
  const { height, layout } = scene
  const [x, y, width, relativeHeight] = getLayout(layout).panels[index] ?? [0, 0, 1, 1]
  return {
    x: x * MEME_WIDTH,
    y: getAreaTop(scene) + y * height,
    width: width * MEME_WIDTH,
    height: relativeHeight * height,
  }
}

function createBackgroundShapes(scene: MemeScene): Shape[] {
  const { height, layout, pictures, ground } = scene
  const top = getAreaTop(scene)
  return [
    { kind: 'box', x: 0, y: 0, width: MEME_WIDTH, height: height + top, color: '#ffffff' },
    { kind: 'box', x: 0, y: top, width: MEME_WIDTH, height, color: ground },
    ...getLayout(layout).panels.map((_, index): Shape => {
      const box = getPanelBox(scene, index)
      const picture = pictures[index]
      const color = panelColors[index % panelColors.length] ?? panelColors[0]
      return picture
        ? { kind: 'picture', id: picture.id, focus: picture.focus, ...box, color }
        : { kind: 'box', ...box, color }
    }),
  ]
}

function createTextShapes(scene: MemeScene, measure: TextMeasurer): Shape[] {
  const captionShapes = scene.captions.flatMap((caption) => layOutCaption(caption, scene, measure).shapes)
  return [...(scene.bar.on ? layOutBar(scene, measure).shapes : []), ...captionShapes]
}

export function layOutBar(scene: MemeScene, measure: TextMeasurer): TextBlockLayout {
  const top = getAreaTop(scene)
  const textBox = { x: BAR_PADDING, y: BAR_PADDING / 2, width: MEME_WIDTH - 2 * BAR_PADDING, height: top - BAR_PADDING }
  const style = { ...barStyle, colour: '#111111', align: 'start', verticalAlign: 'middle', even: true } as const
  return layOutTextBlock(scene.bar.text, textBox, style, measure)
}

export function layOutCaption(caption: Caption, scene: MemeScene, measure: TextMeasurer): TextBlockLayout {
  const { colour, outlined, stands, align } = caption
  const outline = { colour: getLuminance(colour) > 0.3 ? '#000000' : '#ffffff', width: scene.outline }
  const textBox = { ...caption, y: caption.y + getAreaTop(scene) }
  const style = {
    ...captionStyle,
    colour,
    verticalAlign: stands,
    align: align === 'centre' ? ('middle' as const) : align,
    upper: scene.upper,
    outline: outlined ? outline : undefined,
    even: true,
  }
  return layOutTextBlock(caption.text, textBox, style, measure)
}
