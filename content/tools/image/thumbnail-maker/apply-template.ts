import { convertToFormat } from './convert-format'
import type { ThumbnailScene } from './scene'
import { getLayerTexts, setTexts, type Template, templates } from './templates'

/**
 * A scene in a template's layout: its format, background picture, pictures and own words stay, the words line by line in
 * their order. Lines for which the layout has no place join the last.
 */
export function applyTemplate(scene: ThumbnailScene, { scene: layout }: Template): ThumbnailScene {
  const ownTexts = getLayerTexts(scene).filter((words) => words.trim() !== '')
  const isSample = templates.some((one) =>
    ownTexts.every((words) => getLayerTexts(one.scene).includes(words)),
  )
  const own = (isSample ? [] : ownTexts)
    .flatMap((words) => words.split('\n'))
    .filter((line) => line.trim() !== '')
  const { layers } = convertToFormat(layout, scene.format)
  const pictures = scene.layers.filter(({ kind }) => kind === 'picture')
  return setTexts(
    {
      format: scene.format,
      ground: scene.ground.picture === null ? layout.ground : scene.ground,
      layers: [...pictures.map((layer, index) => ({ ...layer, id: `p${index + 1}` })), ...layers],
    },
    own,
  )
}
