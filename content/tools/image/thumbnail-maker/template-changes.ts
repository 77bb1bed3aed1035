import {
  BRAND_LOGO_ID,
  defaultTextLayer,
  getHeadlines,
  isFixed,
  MAX_LAYERS,
  type SceneLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'
import { templates } from './templates'

const styleNames = ['typeface', 'colour', 'outline', 'outlineColour', 'shadow', 'upper'] as const

/** What a visitor has changed in the scene's template, and stays in another one. */
export function findTemplateChanges(scene: ThumbnailScene) {
  const base = findBaseTemplate(scene)
  const findBaseLayer = ({ id, kind }: SceneLayer) =>
    base.layers.find((layer) => layer.id === id && layer.kind === kind)
  const isSticker = (layer: SceneLayer) => {
    const baseLayer = findBaseLayer(layer)
    if (layer.kind !== 'shape' || baseLayer?.kind !== 'shape') return layer.kind === 'shape'
    return (['shape', 'sign', 'colour'] as const).some((name) => layer[name] !== baseLayer[name])
  }
  const fixedLayers = scene.layers.filter(isFixed)
  const stickers = scene.layers.filter(isSticker).slice(0, MAX_LAYERS - fixedLayers.length)
  const styles = getHeadlines(scene).map((layer) => {
    const baseLayer = findBaseLayer(layer)
    const original = baseLayer?.kind === 'text' ? baseLayer : defaultTextLayer
    const changedNames = styleNames.filter((name) => layer[name] !== original[name])
    return { text: layer.text, style: Object.fromEntries(changedNames.map((name) => [name, layer[name]])) }
  })
  return {
    isBackgroundChanged:
      scene.ground.picture !== null ||
      (['colour', 'to', 'angle'] as const).some((name) => scene.ground[name] !== base.ground[name]),
    fixedLayers: fixedLayers.map((layer, index) =>
      layer.kind === 'text' || layer.id === BRAND_LOGO_ID ? layer : { ...layer, id: `p${index + 1}` },
    ),
    stickers: stickers.map((layer, index) => ({ ...layer, id: `s${index + 1}` })),
    /** Gives a new template's text the style of the texts that it shows, or of the one in its place. */
    applyStyle(layer: TextLayer, index: number): TextLayer {
      const lines = layer.text.split('\n')
      const shownStyles = styles.filter(({ text }) => text !== '' && lines.some((line) => text.includes(line)))
      return Object.assign(
        { ...layer },
        ...(shownStyles.length > 0 ? shownStyles : [styles[index]]).map((one) => one?.style),
      )
    },
  }
}

/** A scene of an earlier version does not say its template: it has the background of one, or a changed background. */
function findBaseTemplate({ template, ground }: ThumbnailScene): ThumbnailScene {
  const base = templates.find(({ id, scene }) =>
    template === undefined ? scene.ground.colour === ground.colour && scene.ground.to === ground.to : id === template,
  )
  return (base ?? templates[0]).scene
}
