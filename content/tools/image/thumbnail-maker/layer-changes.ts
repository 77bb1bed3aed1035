import type { Editor } from '@/components/editor/editor'
import { createItemId } from '@/components/editor/scene-items'
import { notifyError } from '@/components/ui/notify'
import { tooManyLayersNotice } from '@/lib/core/errors/image-notices'
import type { Size } from '@/lib/core/geometry/sizes'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import {
  clampBox,
  defaultShapeLayer,
  defaultTextLayer,
  formats,
  getTextLayers,
  type ImageLayer,
  isLayerLimitReached,
  MAX_EMOJI_LENGTH,
  MAX_TEXTS,
  type NewLayer,
  type ShapeLayer,
  type ThumbnailScene,
} from './scene'

/** The scene with a new front layer; null if the limit is reached. */
type SceneOrNull = ThumbnailScene | null

export function addText(scene: ThumbnailScene, text: string): SceneOrNull {
  if (getTextLayers(scene).length >= MAX_TEXTS) return null
  const { width, height } = formats[scene.format]
  const box = createCenteredBox(scene, width * 0.6, height * 0.2)
  return addLayer(scene, { ...defaultTextLayer, ...box, text, align: 'middle' })
}

const shapeSizes = {
  arrow: [0.2, 0.13],
  circle: [0.25, 0.25],
  burst: [0.2, 0.2],
  box: [0.4, 0.12],
  emoji: [0.18, 0.18],
} as const

export function addShape(scene: ThumbnailScene, shape: ShapeLayer['shape'], sign = ''): SceneOrNull {
  const { width } = formats[scene.format]
  const [widthShare, heightShare] = shapeSizes[shape]
  const box = createCenteredBox(scene, width * widthShare, width * heightShare)
  return addLayer(scene, { ...defaultShapeLayer, ...box, shape, colour: '#ff2d2d', sign })
}

/** A thinner image could not be grabbed by touch. */
const MIN_SIDE = 24

export function addImage(scene: ThumbnailScene, image: Size & { id: string }): SceneOrNull {
  const { width, height } = formats[scene.format]
  const scale = Math.min((width * 0.5) / image.width, (height * 0.7) / image.height)
  const [imageWidth, imageHeight] = [image.width * scale, image.height * scale]
  const box = createCenteredBox(scene, Math.max(MIN_SIDE, imageWidth), Math.max(MIN_SIDE, imageHeight))
  const style = { round: false, edge: 0, edgeColour: '#ffffff', mirrored: false }
  return addLayer(scene, { kind: 'picture', ...box, turn: 0, picture: image.id, ...style })
}

function addLayer(scene: ThumbnailScene, layer: NewLayer): SceneOrNull {
  const { layers } = scene
  if (isLayerLimitReached(scene)) return null
  const isImage = layer.kind === 'picture' && layers.every(({ id }) => id !== layer.picture)
  // An image layer uses its image's id, so that the caller knows which layer to select.
  const id = (isImage && layer.picture) || createItemId('n', layers)
  return { ...scene, layers: [...layers, { ...layer, id }] }
}

function createCenteredBox({ format }: ThumbnailScene, width: number, height: number) {
  const { width: sceneWidth, height: sceneHeight } = formats[format]
  return clampBox({ x: (sceneWidth - width) / 2, y: (sceneHeight - height) / 2, width, height })
}

/** Crops an image to a centered circle, or restores it with the circle's diameter as its shorter side. */
export function setRound(layer: ImageLayer, isRound: boolean, imageSize: Size | undefined): ImageLayer {
  const { x, y, width, height } = layer
  const side = Math.min(width, height)
  const ratio = isRound || !imageSize ? 1 : imageSize.width / imageSize.height
  const [newWidth, newHeight] = [side * Math.max(1, ratio), side * Math.max(1, 1 / ratio)]
  const box = { x: x + (width - newWidth) / 2, y: y + (height - newHeight) / 2, width: newWidth, height: newHeight }
  return { ...layer, ...clampBox(box), round: isRound }
}

/** Replaces the emoji with the last one typed. */
export function setEmoji(layer: ShapeLayer, input: string): ShapeLayer {
  const sign = splitGraphemes(input.trim()).at(-1) ?? ''
  return sign.length > MAX_EMOJI_LENGTH ? layer : { ...layer, sign }
}

export async function addImageFile(editor: Editor<ThumbnailScene>, file: File): Promise<void> {
  if (isLayerLimitReached(editor.scene)) return notifyError(tooManyLayersNotice)
  const image = await editor.addImage(file, 1600)
  if (!image) return
  editor.change((scene) => addImage(scene, image) ?? scene)
  editor.select(image.id)
  editor.announce('Photo added.')
}
