import { adaptPlacement, type ManualPlacement } from '@/components/editor/adapt-placement'
import { clampBox, clampFontSize, type Format, formats, type LayerPlace, type ThumbnailScene } from './scene'

/** A scene in another format. In the one where a layer was put by hand it is again as it was there. */
export function convertToFormat(scene: ThumbnailScene, format: Format): ThumbnailScene {
  if (scene.format === format) return scene
  const layers = scene.layers.map(({ home, ...layer }) => {
    const { x, y, width, height } = layer
    const fontSize = layer.kind === 'text' ? layer.size : null
    const currentPlacement = { size: scene.format, place: { x, y, width, height, letters: fontSize } }
    const { place, home: nextHome } = adaptPlacement(currentPlacement, home, format, convertPlace)
    const { letters: size, ...box } = place
    const homeEntry = nextHome && { home: nextHome }
    return layer.kind === 'text'
      ? { ...layer, ...box, size: size ?? layer.size, ...homeEntry }
      : { ...layer, ...box, ...homeEntry }
  })
  return { ...scene, format, layers }
}

/** Places go with the format's sides, sizes with the smaller of their stretches, so that nothing is squeezed. */
function convertPlace({ size, place }: ManualPlacement<Format, LayerPlace>, format: Format): LayerPlace {
  const [oldSize, newSize] = [formats[size], formats[format]]
  const [scaleX, scaleY] = [newSize.width / oldSize.width, newSize.height / oldSize.height]
  const scale = Math.min(scaleX, scaleY)
  const isText = place.letters !== null
  // A text has room to grow into; everything else keeps its form.
  const width = place.width * (isText ? scaleX : scale)
  const height = place.height * (isText ? Math.min(scaleY, scale * 1.5) : scale)
  const x = (place.x + place.width / 2) * scaleX - width / 2
  const y = (place.y + place.height / 2) * scaleY - height / 2
  const fontSize = place.letters === null ? null : clampFontSize(place.letters * (height / place.height))
  return { ...clampBox({ x, y, width, height }), letters: fontSize }
}
