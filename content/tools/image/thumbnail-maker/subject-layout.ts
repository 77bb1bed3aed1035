import { adaptPlacement, type ManualPlacement } from '@/components/editor/adapt-placement'
import type { Box } from '@/lib/core/geometry/sizes'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import { arrangeAroundSubject } from './arrange-around-subject'
import type { ReadabilityCheck } from './checks'
import { findSubject, type SceneWithImage } from './find-subject'
import {
  clampBox,
  clampFontSize,
  type Format,
  formats,
  getTextLayers,
  isFixed,
  type LayerPlace,
  type SceneLayer,
  type ThumbnailScene,
} from './scene'
import { getInkBounds } from './scene-geometry'
import { findTemplateChanges } from './template-changes'
import { getLayerTexts, setTexts, type Template, templates } from './templates'

/** Converts a scene to another format. A layer that the visitor placed in that format returns to that position. */
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

/** Scales positions with each side, and sizes with the smaller factor, so that nothing is distorted. */
function convertPlace({ size, place }: ManualPlacement<Format, LayerPlace>, format: Format): LayerPlace {
  const [oldSize, newSize] = [formats[size], formats[format]]
  const [scaleX, scaleY] = [newSize.width / oldSize.width, newSize.height / oldSize.height]
  const scale = Math.min(scaleX, scaleY)
  const isText = place.letters !== null
  // A text box may stretch; everything else keeps its aspect ratio.
  const width = place.width * (isText ? scaleX : scale)
  const height = place.height * (isText ? Math.min(scaleY, scale * 1.5) : scale)
  const x = (place.x + place.width / 2) * scaleX - width / 2
  const y = (place.y + place.height / 2) * scaleY - height / 2
  const fontSize = place.letters === null ? null : clampFontSize(place.letters * (height / place.height))
  return { ...clampBox({ x, y, width, height }), letters: fontSize }
}

/** A line of large text across a face covers about this share. */
const MAX_COVERED_SHARE = 0.25

export function checkSubjectCoverage(scene: ThumbnailScene, subject: Box, measure: TextMeasurer): ReadabilityCheck[] {
  const boxes = scene.layers.filter((layer) => layer.kind === 'shape' && layer.shape === 'box')
  const textBoxes = getTextLayers(scene).flatMap((layer) => getInkBounds(layer, measure))
  // A text on a box does not cover any additional area.
  const coveredAreas = [boxes, textBoxes].map((boxGroup) =>
    boxGroup.reduce((sum, box) => sum + getOverlapArea(box, subject), 0),
  )
  const share = Math.min(1, Math.max(...coveredAreas) / (subject.width * subject.height))
  if (share < MAX_COVERED_SHARE) return []
  const percentText = `${Math.round(share * 100)}%`
  const text = `Text covers ${percentText} of the main subject. Move the text or the photo.`
  return [{ isOk: false, text }]
}

/** The visitor's text, style, stickers, images and background stay. Lines beyond the layout's texts join the last. */
export function applyTemplate(scene: ThumbnailScene, { scene: templateScene }: Template): ThumbnailScene {
  const changes = findTemplateChanges(scene)
  const currentTexts = getLayerTexts(scene).filter((text) => text.trim() !== '')
  const hasOnlySampleTexts = templates.some((template) =>
    currentTexts.every((text) => getLayerTexts(template.scene).includes(text)),
  )
  const lines = (hasOnlySampleTexts ? [] : currentTexts)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
  const { layers } = convertToFormat(templateScene, scene.format)
  const ground = changes.isBackgroundChanged ? scene.ground : templateScene.ground
  const { layers: newLayers, ...newScene } = setTexts({ ...templateScene, format: scene.format, ground, layers }, lines)
  let textIndex = -1
  const styledLayers = newLayers.map((layer) => {
    if (layer.kind !== 'text') return layer
    textIndex += 1
    return changes.applyStyle(layer, textIndex)
  })
  return { ...newScene, layers: [...changes.fixedLayers, ...styledLayers, ...changes.stickers] }
}

type SceneUpdate = (scene: ThumbnailScene) => ThumbnailScene

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Returns a function that applies a template and leaves the subject of the background image free. */
export async function prepareTemplateLayout(input: SceneWithImage, template: Template): Promise<SceneUpdate> {
  const subject = await findSubject(input)
  return (currentScene) => {
    const scene = applyTemplate(currentScene, template)
    const isSticker = ({ id, kind }: SceneLayer) =>
      kind === 'shape' && !template.scene.layers.some((layer) => layer.id === id)
    const arrangedLayers = scene.layers.filter((layer) => !isSticker(layer))
    const { layers, ...arrangedScene } = arrangeScene(scene, arrangedLayers, subject ?? EMPTY_BOX)
    return { ...arrangedScene, layers: [...layers, ...scene.layers.filter(isSticker)] }
  }
}

/**
 * Like `prepareTemplateLayout`, but for a new image or format: layers placed by a template are placed again, clear of
 * the subject of the next scene's image. Manual placement is only converted to the format.
 */
export async function prepareLayout(
  previous: SceneWithImage,
  next: SceneWithImage,
  newFormat?: Format,
): Promise<SceneUpdate> {
  const [previousSubject, subject] = [await findSubject(previous), await findSubject(next)]
  return (scene) => {
    const format = newFormat ?? scene.format
    const placement = (subject || newFormat) && findTemplatePlacement(scene, previousSubject, format)
    const convertedScene = convertToFormat(scene, format)
    return placement ? arrangeScene(convertedScene, placement, subject ?? EMPTY_BOX) : convertedScene
  }
}

/** Like `prepareTemplateLayout`, but for typed text: texts placed by a template get space for their current length. */
export async function prepareLayoutForNewText(previousInput: SceneWithImage): Promise<SceneUpdate> {
  const subject = await findSubject(previousInput)
  return (scene) => {
    const placement = subject && findTemplatePlacement(previousInput.scene, subject)
    const hasSameTexts = getLayerTexts(scene).join('\n') === getLayerTexts(previousInput.scene).join('\n')
    // A template, format or manual move after the last keystroke takes precedence.
    const hasOtherChange = !scene.layers.every((layer) =>
      previousInput.scene.layers.some((previousLayer) => hasSameBox(layer, previousLayer)),
    )
    if (!placement || hasSameTexts || hasOtherChange || scene.format !== previousInput.scene.format) return scene
    return arrangeScene(scene, applyPlacement(scene, previousInput.scene.layers, placement, scene.format), subject)
  }
}

export async function findCoverageChecks(input: SceneWithImage, measure: TextMeasurer): Promise<ReadabilityCheck[]> {
  const subject = await findSubject(input)
  return subject ? checkSubjectCoverage(input.scene, subject, measure) : []
}

const arrangeScene = (scene: ThumbnailScene, layers: readonly SceneLayer[], subject: Box): ThumbnailScene => ({
  ...scene,
  layers: arrangeAroundSubject(layers, scene.format, subject),
})

/** Null unless each layer except images is where the template, or its arrangement around the subject, placed it. */
export function findTemplatePlacement(
  scene: ThumbnailScene,
  subject: Box | null,
  format = scene.format,
): readonly SceneLayer[] | null {
  const matchesTemplate = (templateLayers: readonly SceneLayer[]) =>
    scene.layers.every(
      (layer) => isFixed(layer) || templateLayers.some((templateLayer) => hasSameBox(layer, templateLayer)),
    )
  for (const template of templates) {
    const templateLayers = convertToFormat(template.scene, scene.format).layers
    const placeInFormat = (targetFormat: Format) =>
      applyPlacement(scene, templateLayers, convertToFormat(template.scene, targetFormat).layers, targetFormat)
    if (matchesTemplate(templateLayers)) return format === scene.format ? scene.layers : placeInFormat(format)
    if (matchesTemplate(arrangeAroundSubject(placeInFormat(scene.format), scene.format, subject ?? EMPTY_BOX)))
      return placeInFormat(format)
  }
  return null
}

/** Places a scene's layers as the template does in a format; fonts keep their size relative to the template's. */
function applyPlacement(
  scene: ThumbnailScene,
  sourceLayers: readonly SceneLayer[],
  targetLayers: readonly SceneLayer[],
  format: Format,
): SceneLayer[] {
  return convertToFormat(scene, format).layers.map((layer, index) => {
    const [sourceLayer, targetLayer] = [sourceLayers, targetLayers].map((layers) =>
      layers.find(({ id }) => id === layer.id),
    )
    if (!sourceLayer || !targetLayer || layer.kind === 'picture') return layer
    const { x, y, width, height, turn } = targetLayer
    const { home, ...movedLayer } = { ...layer, x, y, width, height, turn }
    const originalLayer = scene.layers[index]
    if (
      movedLayer.kind !== 'text' ||
      targetLayer.kind !== 'text' ||
      sourceLayer.kind !== 'text' ||
      originalLayer?.kind !== 'text'
    )
      return movedLayer
    return {
      ...movedLayer,
      align: targetLayer.align,
      size: clampFontSize((targetLayer.size * originalLayer.size) / sourceLayer.size),
    }
  })
}

const hasSameBox = (first: SceneLayer, second: SceneLayer) =>
  (['id', 'x', 'y', 'width', 'height'] as const).every((key) => first[key] === second[key])
