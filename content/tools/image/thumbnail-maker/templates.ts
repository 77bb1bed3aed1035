import { getSegmenter } from '@/lib/core/strings/segment-text'
import {
  CAVEAT_INDEX,
  defaultBackground,
  defaultShapeLayer,
  defaultTextLayer,
  getHeadlines,
  getTextLayers,
  MAX_TEXT_LENGTH,
  type NewLayer,
  PLAYFAIR_INDEX,
  type SceneLayer,
  type ShapeLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'
import { containsCenter } from './scene-geometry'

/** A layout on 1280 × 720 pixels; its texts are samples until the visitor types. */
export type Template = { id: string; name: string; scene: ThumbnailScene }

type RectTuple = readonly [x: number, y: number, width: number, height: number]

const toBox = ([x, y, width, height]: RectTuple) => ({ x, y, width, height })
const createText = (text: string, rect: RectTuple, overrides?: Partial<TextLayer>): NewLayer => ({
  ...defaultTextLayer,
  ...toBox(rect),
  text,
  ...overrides,
})
const createShape = (shape: ShapeLayer['shape'], rect: RectTuple, overrides?: Partial<ShapeLayer>): NewLayer => ({
  ...defaultShapeLayer,
  ...toBox(rect),
  shape,
  ...overrides,
})

/** Colors that differ make a gradient, which an image covers. */
function createTemplate(name: string, colour: string, to: string, angle: number, layers: NewLayer[]): Template {
  const layersWithIds = layers.map((layer, index): SceneLayer => ({ ...layer, id: `l${index + 1}` }))
  const id = name.toLowerCase().replaceAll(' ', '-')
  const ground = { ...defaultBackground, colour, to, angle }
  return { id, name, scene: { format: 'hd', template: id, ground, layers: layersWithIds } }
}

const noEffects = { outline: 0, shadow: false } as const
/** Visible on an image only. */
const createOutlineStyle = (outlineColour: string) => ({ outline: 10, outlineColour, shadow: false })

/** Our own layouts, distinct even on an image. None places text under the duration badge at the lower right. */
export const templates: readonly [Template, ...Template[]] = [
  createTemplate('Two lines', '#1b1035', '#6d28d9', 120, [
    createText('I tried it', [56, 150, 640, 190], { size: 150 }),
    createText('again', [56, 350, 640, 190], { size: 150, colour: '#ffd100' }),
  ]),
  createTemplate('Band', '#0b4a4f', '#0b4a4f', 120, [
    createShape('box', [-20, -30, 1320, 236], { colour: '#ffd100' }),
    createText('Before you buy', [56, 20, 1168, 160], { ...noEffects, size: 150, colour: '#111111', align: 'middle' }),
  ]),
  createTemplate('Versus', '#12285c', '#8c1220', 90, [
    createText('Train', [40, 250, 480, 200], { size: 150, align: 'middle' }),
    createText('Plane', [760, 250, 480, 200], { size: 150, align: 'middle' }),
    createShape('burst', [530, 250, 220, 220]),
    createText('vs', [560, 290, 160, 140], { ...noEffects, size: 110, colour: '#111111', align: 'middle' }),
  ]),
  createTemplate('Big number', '#052e16', '#16a34a', 45, [
    createText('7', [40, 40, 420, 640], { size: 560, colour: '#fff04d', align: 'middle' }),
    createText('things nobody says', [470, 130, 754, 400], { size: 130, outline: 10, outlineColour: '#166534' }),
  ]),
  createTemplate('Before and after', '#475569', '#0ea5e9', 90, [
    createText('Before', [50, 50, 470, 130], { size: 110, align: 'middle' }),
    createText('After', [760, 50, 470, 130], { size: 110, align: 'middle', colour: '#b4e61d' }),
    createShape('arrow', [525, 300, 230, 170]),
  ]),
  createTemplate('Calm', '#fbf6e6', '#e8dcc4', 180, [
    createText('A slower morning', [96, 170, 700, 360], {
      ...createOutlineStyle('#fbf6e6'),
      typeface: PLAYFAIR_INDEX,
      size: 130,
      colour: '#3b2a1a',
      upper: false,
    }),
    createShape('box', [96, 560, 180, 12], { colour: '#c65f3f' }),
  ]),
  createTemplate('Handwritten', '#fce7f3', '#c9b8ec', 150, [
    createText('my real week', [80, 130, 820, 430], {
      ...createOutlineStyle('#fce7f3'),
      typeface: CAVEAT_INDEX,
      size: 170,
      colour: '#3c1361',
      upper: false,
    }),
    createShape('emoji', [960, 90, 220, 220], { sign: '✍️' }),
  ]),
  createTemplate('Stamp', '#161616', '#161616', 120, [
    createShape('box', [110, 210, 840, 280], { colour: '#e3212c', turn: -6 }),
    createText('Don’t do this', [150, 240, 760, 220], { ...noEffects, size: 170, align: 'middle', turn: -6 }),
    createShape('emoji', [985, 80, 230, 230], { sign: '😱' }),
  ]),
]

export const initialScene: ThumbnailScene = templates[0].scene

/** Samples that fit any subject. */
const reusableSamples: readonly string[] = ['vs', 'Before', 'After']

export const sampleTexts: ReadonlySet<string> = new Set(
  templates.flatMap(({ scene }) => getLayerTexts(scene)).filter((text) => !reusableSamples.includes(text)),
)

/** Sets a layer's text. Typing over a sample removes the other samples. */
export function typeLayerText(scene: ThumbnailScene, id: string, text: string): ThumbnailScene {
  const replacesSample = getTextLayers(scene).some((layer) => layer.id === id && sampleTexts.has(layer.text))
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      if (layer.kind !== 'text') return layer
      if (layer.id === id) return { ...layer, text }
      return replacesSample && sampleTexts.has(layer.text) ? { ...layer, text: '' } : layer
    }),
  }
}

export function getLayerTexts(scene: ThumbnailScene): string[] {
  return getHeadlines(scene).map(({ text }) => text)
}

/** “7”, “?” and “vs” have their own place, one per layout. */
const isShortSign = (text: string) => text.length <= 2
const isNumeric = (text: string) => /^[\p{N}\p{P}\p{S}]+$/u.test(text)

/** Finds the sign, the nearest to its place; if all lines have other places, only a number counts as one. */
function findSignIndex(texts: readonly string[], layerIndex: number, lineCount: number): number | undefined {
  const hasExtraText = texts.length > lineCount
  const candidateIndexes = [...texts.keys()].filter((index) => {
    const text = texts[index] ?? ''
    return isShortSign(text) && (hasExtraText || isNumeric(text))
  })
  return candidateIndexes.toSorted((one, other) => Math.abs(one - layerIndex) - Math.abs(other - layerIndex))[0]
}

const truncateText = (text: string) =>
  text.slice(0, getSegmenter('grapheme').segment(text).containing(MAX_TEXT_LENGTH)?.index)

/** Extra texts join the last layer. Layers without a text are removed, as are the bursts behind them. */
export function setTexts(scene: ThumbnailScene, texts: readonly string[]): ThumbnailScene {
  const textLayers = getTextLayers(scene)
  if (texts.length === 0 || textLayers.length === 0) return scene
  const signLayerIndex = textLayers.findIndex(({ text }) => isShortSign(text))
  const lineLayers = textLayers.filter((_, index) => index !== signLayerIndex)
  const signIndex = signLayerIndex < 0 ? undefined : findSignIndex(texts, signLayerIndex, lineLayers.length)
  const lines = texts.filter((_, index) => index !== signIndex)
  const lastLine = lines.slice(lineLayers.length - 1).join('\n')
  const layerTexts = [...lines.slice(0, lineLayers.length - 1), lastLine].filter((one) => one !== '')
  const textsByLayerId = new Map(lineLayers.map(({ id }, index) => [id, layerTexts[index]]))
  if (signIndex !== undefined) textsByLayerId.set(textLayers[signLayerIndex]?.id ?? '', texts[signIndex])
  const removedLayers = textLayers.filter(({ id }) => textsByLayerId.get(id) === undefined)
  return {
    ...scene,
    layers: scene.layers.flatMap((layer): SceneLayer[] => {
      if (layer.kind !== 'text') {
        const isOrphaned =
          layer.kind === 'shape' && layer.shape === 'burst' && removedLayers.some((text) => containsCenter(layer, text))
        return isOrphaned ? [] : [layer]
      }
      const text = textsByLayerId.get(layer.id)
      return text === undefined ? [] : [{ ...layer, text: truncateText(text) }]
    }),
  }
}
