import { inFormat } from './in-format'
import type { Scene } from './scene'
import { type Template, templates, withWords, wordsOf } from './templates'

/**
 * A scene in a template's layout: its format, background picture, pictures and own words stay, the words line by line in
 * their order. Lines for which the layout has no place join the last.
 */
export function withTemplate(scene: Scene, { scene: layout }: Template): Scene {
  const said = wordsOf(scene).filter((words) => words.trim() !== '')
  const isSample = templates.some((one) => said.every((words) => wordsOf(one.scene).includes(words)))
  const own = (isSample ? [] : said)
    .flatMap((words) => words.split('\n'))
    .filter((line) => line.trim() !== '')
  const { layers } = inFormat(layout, scene.format)
  const pictures = scene.layers.filter(({ kind }) => kind === 'picture')
  return withWords(
    {
      format: scene.format,
      ground: scene.ground.picture === null ? layout.ground : scene.ground,
      layers: [...pictures.map((layer, index) => ({ ...layer, id: `p${index + 1}` })), ...layers],
    },
    own,
  )
}
