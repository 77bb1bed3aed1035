import { adaptPlacement, type ManualPlacement } from '@/components/editor/adapt-placement'
import { clampBox, clampFontSize, type Format, formats, type LayerPlace, type ThumbnailScene } from './scene'

/** A scene in another format. In the one where a layer was put by hand it is again as it was there. */
export function convertToFormat(scene: ThumbnailScene, format: Format): ThumbnailScene {
  if (scene.format === format) return scene
  const layers = scene.layers.map(({ home, ...layer }) => {
    const { x, y, width, height } = layer
    const letters = layer.kind === 'text' ? layer.size : null
    const here = { size: scene.format, place: { x, y, width, height, letters } }
    const { place, home: next } = adaptPlacement(here, home, format, convertPlace)
    const { letters: size, ...box } = place
    const kept = next && { home: next }
    return layer.kind === 'text'
      ? { ...layer, ...box, size: size ?? layer.size, ...kept }
      : { ...layer, ...box, ...kept }
  })
  return { ...scene, format, layers }
}

/** Places go with the format's sides, sizes with the smaller of their stretches, so that nothing is squeezed. */
function convertPlace({ size, place }: ManualPlacement<Format, LayerPlace>, format: Format): LayerPlace {
  const [from, to] = [formats[size], formats[format]]
  const [across, down] = [to.width / from.width, to.height / from.height]
  const scale = Math.min(across, down)
  const isText = place.letters !== null
  // A text has room to grow into; everything else keeps its form.
  const width = place.width * (isText ? across : scale)
  const height = place.height * (isText ? Math.min(down, scale * 1.5) : scale)
  const x = (place.x + place.width / 2) * across - width / 2
  const y = (place.y + place.height / 2) * down - height / 2
  const letters = place.letters === null ? null : clampFontSize(place.letters * (height / place.height))
  return { ...clampBox({ x, y, width, height }), letters }
}
