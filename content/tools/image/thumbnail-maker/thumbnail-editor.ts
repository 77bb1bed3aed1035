import type { EditorTool, Layer } from '@/components/editor/editor'
import { shiftItem, updateItem } from '@/components/editor/scene-items'
import type { Box } from '@/lib/core/geometry/sizes'
import { getLuminance } from '@/lib/images/drawing/colors'
import { typefaces } from '@/lib/images/drawing/typefaces'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'
import { drawScene } from './draw-scene'
import {
  clampFontSize,
  formats,
  getTextLayers,
  parseScene,
  type SceneLayer,
  shapeNames,
  type ThumbnailScene,
} from './scene'
import { initialScene, setTexts } from './templates'

/** Creates a scene from a thumbnail idea: its darkest colors behind the text, its lightest on the second line. */
export function createPrefilledScene({ texts, colors }: MakerPrefill): ThumbnailScene {
  const [firstText = ''] = texts
  const scene = setTexts(initialScene, texts.length === 1 ? splitInTwo(firstText) : texts)
  const sortedColors = colors.toSorted((one, other) => getLuminance(one) - getLuminance(other))
  const [darkestColor, secondDarkestColor] = sortedColors
  const lightestColor = sortedColors.at(-1)
  if (darkestColor === undefined || secondDarkestColor === undefined || lightestColor === undefined) return scene
  return {
    ...scene,
    ground: { ...scene.ground, colour: darkestColor, to: sortedColors.length > 2 ? secondDarkestColor : darkestColor },
    layers: scene.layers.map((layer, index) =>
      layer.kind === 'text' && index === 1 ? { ...layer, colour: lightestColor } : layer,
    ),
  }
}

function splitInTwo(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length < 2) return [text]
  const lengths = words.map((_, index) => words.slice(0, index + 1).join(' ').length)
  const middleIndex = lengths.findIndex((length) => length >= text.length / 2)
  const splitIndex = Math.min(words.length - 1, middleIndex + 1)
  return [words.slice(0, splitIndex).join(' '), words.slice(splitIndex).join(' ')]
}

/** The background is a layer that can be selected but not moved. */
export const BACKGROUND_ID = 'ground'

export const thumbnailEditor: EditorTool<ThumbnailScene> = {
  type: 'thumbnail-maker',
  initialScene,
  parse: parseScene,
  draw: drawScene,
  listLayers: getLayers,
  placeLayer: (scene, id, box) => updateLayer(scene, id, (layer) => placeLayer(layer, box)),
  removeLayer: (scene, id) => ({ ...scene, layers: scene.layers.filter((layer) => layer.id !== id) }),
  reorderLayer,
  listImageIds: ({ ground, layers }) =>
    [ground, ...layers].flatMap((item) => ('picture' in item ? (item.picture ?? []) : [])),
  stripImages: (scene) => ({
    ...scene,
    ground: { ...scene.ground, picture: null },
    layers: scene.layers.map((layer) => (layer.kind === 'picture' ? { ...layer, picture: null } : layer)),
  }),
  createFromPrefill: createPrefilledScene,
  getLayerSection: (scene, id) => {
    if (id === BACKGROUND_ID) return 'background'
    return getTextLayers(scene).some((layer) => layer.id === id) ? 'text' : 'add'
  },
  listTypefaces: (scene) =>
    getTextLayers(scene).flatMap(({ typeface, text }) => {
      const { family } = typefaces[typeface] ?? typefaces[0]
      return family ? [{ family, text }] : []
    }),
}

export const updateLayer = (scene: ThumbnailScene, id: string, change: (layer: SceneLayer) => SceneLayer) => ({
  ...scene,
  layers: updateItem(scene.layers, id, change),
})

function getLayers(scene: ThumbnailScene): Layer[] {
  const { width, height } = formats[scene.format]
  return [
    { id: BACKGROUND_ID, label: 'Background', x: 0, y: 0, width, height, canMove: false, canResize: false },
    ...scene.layers.map((layer) => {
      const { id, x, y, width, height, turn: rotation } = layer
      const keepsRatio = layer.kind === 'picture' || (layer.kind === 'shape' && layer.shape === 'emoji')
      const label = getLayerLabel(layer)
      return { id, label, x, y, width, height, canMove: true, canResize: true, rotation, keepsRatio }
    }),
  ]
}

function getLayerLabel(layer: SceneLayer): string {
  if (layer.kind === 'text') return `Text: ${layer.text.trim() || 'empty'}`
  if (layer.kind === 'picture') return 'Photo'
  return layer.shape === 'emoji' ? `Emoji: ${layer.sign}` : shapeNames[layer.shape]
}

/** Scales the font with the box: enlarging a text box enlarges its text. */
function placeLayer(layer: SceneLayer, box: Box): SceneLayer {
  if (layer.kind !== 'text' || box.height === layer.height) return { ...layer, ...box }
  return { ...layer, ...box, size: clampFontSize((layer.size * box.height) / layer.height) }
}

function reorderLayer(scene: ThumbnailScene, id: string, direction: 1 | -1): ThumbnailScene {
  const layers = shiftItem(scene.layers, id, direction)
  return layers ? { ...scene, layers } : scene
}

export const loadSubjectLayoutModule = () => import('./subject-layout')
