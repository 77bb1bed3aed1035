import type { Box, EditorTool, Layer } from '@/components/editor/editor-tool'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { drawScene } from './draw-scene'
import { createPrefilledScene } from './prefilled-scene'
import { clampFontSize, formats, getTextLayers, parseScene, type SceneLayer, type ThumbnailScene } from './scene'
import { initialScene } from './templates'

/** The background is a layer to choose, not to move. */
export const BACKGROUND_ID = 'ground'

const shapeNames = { arrow: 'Arrow', circle: 'Circle', burst: 'Burst', box: 'Box', emoji: 'Emoji' } as const

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
    [ground.picture, ...layers.map((layer) => (layer.kind === 'picture' ? layer.picture : null))].filter(
      (id) => id !== null,
    ),
  stripImages: (scene) => ({
    ...scene,
    ground: { ...scene.ground, picture: null },
    layers: scene.layers.map((layer) => (layer.kind === 'picture' ? { ...layer, picture: null } : layer)),
  }),
  createFromPrefill: createPrefilledScene,
  listTypefaces: (scene) =>
    getTextLayers(scene).flatMap(({ typeface, text }) => {
      const { family } = typefaces[typeface] ?? typefaces[0]
      return family ? [{ family, text }] : []
    }),
}

/** The scene with one layer changed. */
export function updateLayer(
  scene: ThumbnailScene,
  id: string,
  change: (layer: SceneLayer) => SceneLayer,
): ThumbnailScene {
  return { ...scene, layers: scene.layers.map((layer) => (layer.id === id ? change(layer) : layer)) }
}

function getLayers(scene: ThumbnailScene): Layer[] {
  const { width, height } = formats[scene.format]
  const backgroundLayer = {
    id: BACKGROUND_ID,
    label: 'Background',
    x: 0,
    y: 0,
    width,
    height,
    canMove: false,
    canResize: false,
  }
  return [
    backgroundLayer,
    ...scene.layers.map((layer) => {
      const { id, x, y, width, height, turn } = layer
      const keepsRatio = layer.kind === 'picture' || (layer.kind === 'shape' && layer.shape === 'emoji')
      return {
        id,
        label: getLayerLabel(layer),
        x,
        y,
        width,
        height,
        canMove: true,
        canResize: true,
        rotation: turn,
        keepsRatio,
      }
    }),
  ]
}

function getLayerLabel(layer: SceneLayer): string {
  if (layer.kind === 'text') return `Text: ${layer.text.trim() || 'empty'}`
  if (layer.kind === 'picture') return 'Picture'
  return layer.shape === 'emoji' ? `Emoji: ${layer.sign}` : shapeNames[layer.shape]
}

/** Letters grow with their box: a text that is pulled larger is meant to be larger. */
function placeLayer(layer: SceneLayer, box: Box): SceneLayer {
  if (layer.kind !== 'text' || box.height === layer.height) return { ...layer, ...box }
  return { ...layer, ...box, size: clampFontSize((layer.size * box.height) / layer.height) }
}

function reorderLayer(scene: ThumbnailScene, id: string, delta: 1 | -1): ThumbnailScene {
  const index = scene.layers.findIndex((layer) => layer.id === id)
  const [currentLayer, neighborLayer] = [scene.layers[index], scene.layers[index + delta]]
  if (!currentLayer || !neighborLayer) return scene
  return { ...scene, layers: scene.layers.with(index, neighborLayer).with(index + delta, currentLayer) }
}
