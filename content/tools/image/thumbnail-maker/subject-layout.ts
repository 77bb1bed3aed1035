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
  shown: SceneWithImage,
  template: Template,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const subject = await findSubject(shown)
  return (before) => {
    const scene = applyTemplate(before, template)
    return arrangeScene(scene, scene.layers, subject ?? EMPTY_BOX)
  }
}

/** The same where a picture comes in another's place: the template stays, and so does what was put by hand. */
export async function layOutForNewImage(
  last: SceneWithImage,
  next: SceneWithImage,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const [old, subject] = [await findSubject(last), await findSubject(next)]
  return (scene) => {
    const placed = subject && findTemplatePlacement(scene, old)
    return placed ? arrangeScene(scene, placed, subject) : scene
  }
}

/** The same where words are typed: what stands as a template put it has room for as many letters as there are now. */
export async function layOutForNewText(
  last: SceneWithImage,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const subject = await findSubject(last)
  return (scene) => {
    const placed = subject && findTemplatePlacement(last.scene, subject)
    const isSame = getLayerTexts(scene).join('\n') === getLayerTexts(last.scene).join('\n')
    // A template, a format or a hand that came after the last letter has the last word.
    const hasOtherChange = !scene.layers.every((layer) =>
      last.scene.layers.some((before) => hasSameBox(layer, before)),
    )
    if (!placed || isSame || hasOtherChange || scene.format !== last.scene.format) return scene
    return arrangeScene(scene, applyPlacement(scene, last.scene.layers, placed, scene.format), subject)
  }
}

/** Whether words hide the subject of the background picture. */
export async function findCoverageChecks(
  shown: SceneWithImage,
  measure: TextMeasurer,
): Promise<ReadabilityCheck[]> {
  const subject = await findSubject(shown)
  return subject ? checkSubjectCoverage(shown.scene, subject, measure) : []
}

const arrangeScene = (
  scene: ThumbnailScene,
  layers: readonly SceneLayer[],
  subject: Box,
): ThumbnailScene => ({
  ...scene,
  layers: arrangeAroundSubject(layers, scene.format, subject),
})

/** A scene in another format. What a template has placed is placed anew there: it uses the format's width. */
export async function layOutInFormat(
  shown: SceneWithImage,
  format: Format,
): Promise<(scene: ThumbnailScene) => ThumbnailScene> {
  const next = { ...shown, scene: convertToFormat(shown.scene, format) }
  const [old, subject] = [await findSubject(shown), await findSubject(next)]
  return (scene) => {
    const placed = findTemplatePlacement(scene, old, format)
    return placed
      ? arrangeScene(convertToFormat(scene, format), placed, subject ?? EMPTY_BOX)
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
  const areAt = (places: readonly SceneLayer[]) =>
    scene.layers.every(
      (layer) => layer.kind === 'picture' || places.some((place) => hasSameBox(layer, place)),
    )
  for (const template of templates) {
    const places = convertToFormat(template.scene, scene.format).layers
    const placedIn = (size: Format) =>
      applyPlacement(scene, places, convertToFormat(template.scene, size).layers, size)
    if (areAt(places)) return format === scene.format ? scene.layers : placedIn(format)
    if (areAt(arrangeAroundSubject(placedIn(scene.format), scene.format, subject ?? EMPTY_BOX)))
      return placedIn(format)
  }
  return null
}

/** A scene's layers where a template has them in a format; letters as much larger than the template's as they were. */
function applyPlacement(
  scene: ThumbnailScene,
  before: readonly SceneLayer[],
  places: readonly SceneLayer[],
  format: Format,
): SceneLayer[] {
  return convertToFormat(scene, format).layers.map((layer, index) => {
    const [was, place] = [before, places].map((layers) => layers.find(({ id }) => id === layer.id))
    if (!was || !place || layer.kind === 'picture') return layer
    const { x, y, width, height, turn } = place
    const { home, ...next } = { ...layer, x, y, width, height, turn }
    const shown = scene.layers[index]
    if (next.kind !== 'text' || place.kind !== 'text' || was.kind !== 'text' || shown?.kind !== 'text')
      return next
    return { ...next, align: place.align, size: clampFontSize((place.size * shown.size) / was.size) }
  })
}

const hasSameBox = (one: SceneLayer, other: SceneLayer) =>
  one.id === other.id &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height
