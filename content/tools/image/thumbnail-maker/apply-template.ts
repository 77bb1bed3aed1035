import { convertToFormat } from './convert-format'
import type { ThumbnailScene } from './scene'
import { getLayerTexts, setTexts, type Template, templates } from './templates'

/**
 * A scene in a template's layout: its format, background picture, pictures and own words stay, the words line by line in
 * their order. Lines for which the layout has no place join the last.
 */
export function applyTemplate(scene: ThumbnailScene, { scene: templateScene }: Template): ThumbnailScene {
  const currentTexts = getLayerTexts(scene).filter((text) => text.trim() !== '')
  const hasOnlySampleTexts = templates.some((template) =>
    currentTexts.every((text) => getLayerTexts(template.scene).includes(text)),
  )
  const lines = (hasOnlySampleTexts ? [] : currentTexts)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
  const { layers } = convertToFormat(templateScene, scene.format)
  const imageLayers = scene.layers.filter(({ kind }) => kind === 'picture')
  return setTexts(
    {
      format: scene.format,
      ground: scene.ground.picture === null ? templateScene.ground : scene.ground,
      layers: [...imageLayers.map((layer, index) => ({ ...layer, id: `p${index + 1}` })), ...layers],
    },
    lines,
  )
}
