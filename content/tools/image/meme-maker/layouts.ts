import type { Caption, MemeScene } from './scene'

/** In shares of the image area, from 0 to 1. */
type Rect = readonly [x: number, y: number, width: number, height: number]

type VerticalAlign = 'top' | 'middle' | 'bottom'

/** `surface` is the background of the text: an image or plain paper. */
export type CaptionTemplate = { rect: Rect; stands: VerticalAlign; surface: 'picture' | 'paper'; text: string }

export type MemeLayout = {
  id: string
  name: string
  /** Height of the area as a share of its width; a single panel uses its image's ratio instead. */
  heightRatio: number
  panels: readonly Rect[]
  captions: readonly CaptionTemplate[]
}

/** Gap between panels, as a share of the width. */
const gap = 0.008
const halfLength = (1 - gap) / 2
const thirdLength = (1 - 2 * gap) / 3
const MARGIN = 0.03

const fullArea: Rect = [0, 0, 1, 1]
const createCaptionInPanel = ([x, y, width, height]: Rect, stands: VerticalAlign, text: string): CaptionTemplate => {
  const captionHeight = stands === 'middle' ? height - 2 * MARGIN : height * 0.36
  const top = { top: y + MARGIN, middle: y + MARGIN, bottom: y + height - MARGIN - captionHeight }[stands]
  return { rect: [x + MARGIN, top, width - 2 * MARGIN, captionHeight], stands, surface: 'picture', text }
}
const createPaperCaption = ([x, y, width, height]: Rect, text: string): CaptionTemplate => ({
  rect: [x + MARGIN, y + MARGIN, width - 2 * MARGIN, height - 2 * MARGIN],
  stands: 'middle',
  surface: 'paper',
  text,
})

const captionPanels = (panels: readonly Rect[], ...texts: readonly string[]) => ({
  panels,
  captions: panels.map((panel, index) => createCaptionInPanel(panel, 'bottom', texts[index] ?? '')),
})

const createCell = (column: 0 | 1, row: number, rowHeight: number): Rect => [
  column * (halfLength + gap),
  row * (rowHeight + gap),
  halfLength,
  rowHeight,
]
const columns = [createCell(0, 0, 1), createCell(1, 0, 1)]
const [leftTop, rightTop] = [createCell(0, 0, halfLength), createCell(1, 0, halfLength)]
const [leftBottom, rightBottom] = [createCell(0, 1, halfLength), createCell(1, 1, halfLength)]
const quarters = [leftTop, rightTop, leftBottom, rightBottom]

/** Our own layouts, free of third-party images; the first is the default. */
export const layouts = [
  {
    id: 'classic',
    name: 'Top and bottom',
    heightRatio: 0.8,
    panels: [fullArea],
    captions: [
      createCaptionInPanel(fullArea, 'top', 'Top text'),
      createCaptionInPanel(fullArea, 'bottom', 'Bottom text'),
    ],
  },
  { id: 'label', name: 'One caption', heightRatio: 0.8, ...captionPanels([fullArea], 'Your caption') },
  {
    id: 'labels',
    name: 'Three labels',
    heightRatio: 0.7,
    panels: [fullArea],
    captions: [
      { rect: [0.04, 0.4, 0.26, 0.24], stands: 'middle', surface: 'picture', text: 'What tempts me' },
      { rect: [0.37, 0.34, 0.26, 0.24], stands: 'middle', surface: 'picture', text: 'Me' },
      { rect: [0.7, 0.4, 0.26, 0.24], stands: 'middle', surface: 'picture', text: 'What I planned' },
    ],
  },
  { id: 'two', name: 'Side by side', heightRatio: 0.75, ...captionPanels(columns, 'Expectation', 'Reality') },
  {
    id: 'choice',
    name: 'No and yes',
    heightRatio: 1,
    panels: [leftTop, leftBottom],
    captions: [createPaperCaption(rightTop, 'The old way'), createPaperCaption(rightBottom, 'The better way')],
  },
  {
    id: 'steps',
    name: 'Three steps',
    heightRatio: 1.2,
    panels: [0, 1, 2].map((row) => createCell(0, row, thirdLength)),
    captions: ['First this', 'Then this', 'And suddenly this'].map((text, row) =>
      createPaperCaption(createCell(1, row, thirdLength), text),
    ),
  },
  { id: 'grid', name: 'Four panels', heightRatio: 1, ...captionPanels(quarters, 'One', 'Two', 'Three', 'Four') },
  {
    id: 'sign',
    name: 'Text only',
    heightRatio: 1,
    panels: [],
    captions: [createPaperCaption(fullArea, 'Change my mind')],
  },
] as const satisfies readonly MemeLayout[]

export type LayoutId = (typeof layouts)[number]['id']

export const getLayout = (id: LayoutId): MemeLayout => layouts.find((layout) => layout.id === id) ?? layouts[0]

const NEW_CAPTION_SAMPLE = 'New text'
export const BAR_SAMPLE = 'When you finally find the file'

export function getCaptionSample(layoutId: LayoutId, captionId: string): string {
  return (
    getLayout(layoutId).captions.find((_, index) => captionId === `caption-${index + 1}`)?.text ?? NEW_CAPTION_SAMPLE
  )
}

export function fillSamples(scene: MemeScene): MemeScene {
  const captions = scene.captions.map((caption) => ({
    ...caption,
    text: caption.text.trim() === '' ? getCaptionSample(scene.layout, caption.id) : caption.text,
  }))
  const text = scene.bar.text.trim() === '' ? BAR_SAMPLE : scene.bar.text
  return { ...scene, captions, bar: { ...scene.bar, text } }
}

/** Removes unedited sample texts from an older scene. */
export function removeSamples(scene: MemeScene): MemeScene {
  if (!scene.sampled) return scene
  const isSample = ({ id, text }: Caption) => [getCaptionSample(scene.layout, id), NEW_CAPTION_SAMPLE].includes(text)
  const captions = scene.captions.map((caption) => (isSample(caption) ? { ...caption, text: '' } : caption))
  const text = scene.bar.text === BAR_SAMPLE ? '' : scene.bar.text
  return { ...scene, captions, bar: { ...scene.bar, text }, sampled: false }
}
