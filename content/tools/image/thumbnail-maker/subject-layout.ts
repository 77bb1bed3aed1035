import type { Box } from '@/components/editor/editor-tool'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { applyTemplate } from './apply-template'
import { arrangeAroundSubject } from './arrange-around-subject'
import { checkSubjectCoverage } from './check-subject-coverage'
import type { ReadabilityCheck } from './checks'
import { convertToFormat } from './convert-format'
import { findSubject, type SceneWithImage } from './find-subject'
import { clampFontSize, type Format, type SceneLayer, type ThumbnailScene } from './scene'
import { getLayerTexts, type Template, templates } from './templates'

/** Gives what lays a scene out by a template, with the subject of its background picture left free. */
export async function layOutTemplate(
  current: SceneWithImage,
  template: Template,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const subject = await findSubject(current)
  return (before) => {
    const scene = applyTemplate(before, template)
    return arrangeScene(scene, scene.layers, subject ?? EMPTY_BOX)
  }
}

/** The same where a picture comes in another's place: the template stays, and so does what was put by hand. */
export async function layOutForNewImage(
  previous: SceneWithImage,
  current: SceneWithImage,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const [previousSubject, subject] = [await findSubject(previous), await findSubject(current)]
  return (scene) => {
    const placement = subject && findTemplatePlacement(scene, previousSubject)
    return placement ? arrangeScene(scene, placement, subject) : scene
  }
}

/** The same where words are typed: what stands as a template put it has room for as many letters as there are now. */
export async function layOutForNewText(previous: SceneWithImage): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const subject = await findSubject(previous)
  return (scene) => {
    const placement = subject && findTemplatePlacement(previous.scene, subject)
    const hasSameTexts = getLayerTexts(scene).join('\n') === getLayerTexts(previous.scene).join('\n')
    // A template, a format or a hand that came after the last letter has the last word.
    const hasOtherChange = !scene.layers.every((layer) =>
      previous.scene.layers.some((before) => hasSameBox(layer, before)),
    )
    if (!placement || hasSameTexts || hasOtherChange || scene.format !== previous.scene.format) return scene
    return arrangeScene(scene, applyPlacement(scene, previous.scene.layers, placement, scene.format), subject)
  }
}

/** Whether words hide the subject of the background picture. */
export async function findCoverageChecks(current: SceneWithImage, measure: TextMeasurer): Promise<ReadabilityCheck[]> {
  const subject = await findSubject(current)
  return subject ? checkSubjectCoverage(current.scene, subject, measure) : []
}

const arrangeScene = (scene: ThumbnailScene, layers: readonly SceneLayer[], subject: Box): ThumbnailScene => ({
  ...scene,
  layers: arrangeAroundSubject(layers, scene.format, subject),
})

/** A scene in another format. What a template has placed is placed anew there: it uses the format's width. */
export async function layOutInFormat(
  current: SceneWithImage,
  format: Format,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const converted = { ...current, scene: convertToFormat(current.scene, format) }
  const [previousSubject, subject] = [await findSubject(current), await findSubject(converted)]
  return (scene) => {
    const placement = findTemplatePlacement(scene, previousSubject, format)
    return placement
      ? arrangeScene(convertToFormat(scene, format), placement, subject ?? EMPTY_BOX)
      : convertToFormat(scene, format)
  }
}

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 }

/**
 * The layers as a template has placed them, where all are still there or where they went for the picture's subject; else null.
 * In another format they are where the template has them there.
 */
export function findTemplatePlacement(
  scene: ThumbnailScene,
  subject: Box | null,
  format = scene.format,
): readonly SceneLayer[] | null {
  const areLayersAt = (places: readonly SceneLayer[]) =>
    scene.layers.every((layer) => layer.kind === 'picture' || places.some((place) => hasSameBox(layer, place)))
  for (const template of templates) {
    const places = convertToFormat(template.scene, scene.format).layers
    const placeInFormat = (size: Format) =>
      applyPlacement(scene, places, convertToFormat(template.scene, size).layers, size)
    if (areLayersAt(places)) return format === scene.format ? scene.layers : placeInFormat(format)
    if (areLayersAt(arrangeAroundSubject(placeInFormat(scene.format), scene.format, subject ?? EMPTY_BOX)))
      return placeInFormat(format)
  }
  return null
}

/** A scene's layers where a template has them in a format; letters as much larger than the template's as they were. */
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
    const { home, ...next } = { ...layer, x, y, width, height, turn }
    const originalLayer = scene.layers[index]
    if (
      next.kind !== 'text' ||
      targetLayer.kind !== 'text' ||
      sourceLayer.kind !== 'text' ||
      originalLayer?.kind !== 'text'
    )
      return next
    return {
      ...next,
      align: targetLayer.align,
      size: clampFontSize((targetLayer.size * originalLayer.size) / sourceLayer.size),
    }
  })
}

const hasSameBox = (one: SceneLayer, other: SceneLayer) =>
  one.id === other.id &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height
