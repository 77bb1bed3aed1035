import type { Box, EditorTool, Layer } from '@/components/editor/editor-tool'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { drawScene } from './draw-scene'
import { formats, letterHeight, parseScene, type Scene, type SceneLayer, textsOf } from './scene'
import { startWith } from './start-with'
import { firstScene } from './templates'

/** The background is a layer to choose, not to move. */
export const GROUND = 'ground'

const shapeNames = { arrow: 'Arrow', circle: 'Circle', burst: 'Burst', box: 'Box', emoji: 'Emoji' } as const

export const thumbnailEditor: EditorTool<Scene> = {
  type: 'thumbnail-maker',
  initial: firstScene,
  parse: parseScene,
  draw: drawScene,
  layers: layersOf,
  place: (scene, id, box) => withLayer(scene, id, (layer) => placed(layer, box)),
  remove: (scene, id) => ({ ...scene, layers: scene.layers.filter((layer) => layer.id !== id) }),
  raise,
  pictureIds: ({ ground, layers }) =>
    [ground.picture, ...layers.map((layer) => (layer.kind === 'picture' ? layer.picture : null))].filter(
      (id) => id !== null,
    ),
  withoutPictures: (scene) => ({
    ...scene,
    ground: { ...scene.ground, picture: null },
    layers: scene.layers.map((layer) => (layer.kind === 'picture' ? { ...layer, picture: null } : layer)),
  }),
  start: startWith,
  typefaces: (scene) =>
    textsOf(scene).flatMap(({ typeface, text }) => {
      const { family } = typefaces[typeface] ?? typefaces[0]
      return family ? [{ family, text }] : []
    }),
}

/** The scene with one layer changed. */
export function withLayer(scene: Scene, id: string, change: (layer: SceneLayer) => SceneLayer): Scene {
  return { ...scene, layers: scene.layers.map((layer) => (layer.id === id ? change(layer) : layer)) }
}

function layersOf(scene: Scene): Layer[] {
  const { width, height } = formats[scene.format]
  const ground = { id: GROUND, label: 'Background', x: 0, y: 0, width, height, moves: false, resizes: false }
  return [
    ground,
    ...scene.layers.map((layer) => {
      const { id, x, y, width, height, turn } = layer
      const ratio = layer.kind === 'picture' || (layer.kind === 'shape' && layer.shape === 'emoji')
      return { id, label: labelOf(layer), x, y, width, height, moves: true, resizes: true, turn, ratio }
    }),
  ]
}

function labelOf(layer: SceneLayer): string {
  if (layer.kind === 'text') return `Text: ${layer.text.trim() || 'empty'}`
  if (layer.kind === 'picture') return 'Picture'
  return layer.shape === 'emoji' ? `Emoji: ${layer.sign}` : shapeNames[layer.shape]
}

/** Letters grow with their box: a text that is pulled larger is meant to be larger. */
function placed(layer: SceneLayer, box: Box): SceneLayer {
  if (layer.kind !== 'text' || box.height === layer.height) return { ...layer, ...box }
  return { ...layer, ...box, size: letterHeight((layer.size * box.height) / layer.height) }
}

function raise(scene: Scene, id: string, by: 1 | -1): Scene {
  const at = scene.layers.findIndex((layer) => layer.id === id)
  const [one, other] = [scene.layers[at], scene.layers[at + by]]
  if (!one || !other) return scene
  return { ...scene, layers: scene.layers.with(at, other).with(at + by, one) }
}
