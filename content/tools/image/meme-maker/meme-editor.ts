import type { EditorTool } from '@/components/editor/editor'
import { shiftItem } from '@/components/editor/scene-items'
import type { Box } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { drawMeme, getAreaTop } from './draw-meme'
import { fillSamples } from './layouts'
import { BAR_HEIGHT, clampCaption, initialScene, MEME_WIDTH, type MemeScene, parseScene, updateCaption } from './scene'

const moveCaption = (scene: MemeScene, id: string, box: Box): MemeScene =>
  updateCaption(scene, id, (caption) =>
    clampCaption({ ...caption, ...box, y: box.y - getAreaTop(scene) }, scene.height),
  )

export const memeEditor: EditorTool<MemeScene> = {
  type: 'meme-maker',
  initialScene,
  parse: parseScene,
  draw: drawMeme,
  listLayers: (scene) => {
    const barLayer = { id: 'bar', label: `White bar: ${scene.bar.text || 'empty'}`, x: 0, y: 0, width: MEME_WIDTH }
    return [
      ...(scene.bar.on ? [{ ...barLayer, height: getAreaTop(scene), canMove: false, canResize: true }] : []),
      ...scene.captions.map(({ id, text, x, y, width, height }, index) => ({
        id,
        label: `Text ${index + 1}: ${text || 'empty'}`,
        ...{ x, y: y + getAreaTop(scene), width, height },
        canMove: true,
        canResize: true,
      })),
    ]
  },
  placeLayer: (scene, id, box) => {
    if (id !== 'bar') return moveCaption(scene, id, box)
    const height = clamp(box.height, BAR_HEIGHT.min, BAR_HEIGHT.max)
    return { ...scene, bar: { ...scene.bar, height } }
  },
  removeLayer: (scene, id) =>
    id === 'bar'
      ? { ...scene, bar: { ...scene.bar, on: false } }
      : { ...scene, captions: scene.captions.filter((caption) => caption.id !== id) },
  reorderLayer: (scene, id, direction) => {
    const captions = shiftItem(scene.captions, id, direction)
    return captions ? { ...scene, captions } : scene
  },
  getLayerSection: () => 'text',
  // Includes images of panels that the current layout lacks, because another layout shows them again.
  listImageIds: ({ pictures }) => pictures.flatMap((picture) => picture?.id ?? []),
  listExtraFileIds: ({ pictures }) => pictures.flatMap((picture) => picture?.moving ?? []),
  stripImages: (scene) => ({ ...scene, pictures: scene.pictures.map(() => null) }),
  listTypefaces: (scene) => {
    const texts = fillSamples(scene).captions.map(({ text }) => text)
    return [{ family: 'Anton', text: texts.join(' ') }]
  },
}
