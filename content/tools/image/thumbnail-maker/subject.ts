import type { Box } from '@/components/editor/editor-tool'
import type { Measure } from '@/lib/images/drawing/shapes'
import { aroundSubject } from './around-subject'
import type { Check } from './checks'
import { coverChecks } from './cover-checks'
import { findSubject, type Shown } from './find-subject'
import { inFormat } from './in-format'
import { type Format, letterHeight, type Scene, type SceneLayer } from './scene'
import { type Template, templates, wordsOf } from './templates'
import { withTemplate } from './with-template'

/** Gives what lays a scene out by a template, with the subject of its background picture left free. */
export async function besideSubject(shown: Shown, template: Template): Promise<(scene: Scene) => Scene> {
  const subject = await findSubject(shown)
  return (before) => {
    const scene = withTemplate(before, template)
    return around(scene, scene.layers, subject ?? NOTHING)
  }
}

/** The same where a picture comes in another's place: the template stays, and so does what was put by hand. */
export async function besideNewSubject(last: Shown, next: Shown): Promise<(scene: Scene) => Scene> {
  const [old, subject] = [await findSubject(last), await findSubject(next)]
  return (scene) => {
    const placed = subject && asPlaced(scene, old)
    return placed ? around(scene, placed, subject) : scene
  }
}

/** The same where words are typed: what stands as a template put it has room for as many letters as there are now. */
export async function besideNewWords(last: Shown): Promise<(scene: Scene) => Scene> {
  const subject = await findSubject(last)
  return (scene) => {
    const placed = subject && asPlaced(last.scene, subject)
    const isSame = wordsOf(scene).join('\n') === wordsOf(last.scene).join('\n')
    // A template, a format or a hand that came after the last letter has the last word.
    const isMoved = !scene.layers.every((layer) => last.scene.layers.some((before) => isAt(layer, before)))
    if (!placed || isSame || isMoved || scene.format !== last.scene.format) return scene
    return around(scene, placedBy(scene, last.scene.layers, placed, scene.format), subject)
  }
}

/** Whether words hide the subject of the background picture. */
export async function coverFound(shown: Shown, measure: Measure): Promise<Check[]> {
  const subject = await findSubject(shown)
  return subject ? coverChecks(shown.scene, subject, measure) : []
}

const around = (scene: Scene, layers: readonly SceneLayer[], subject: Box): Scene => ({
  ...scene,
  layers: aroundSubject(layers, scene.format, subject),
})

/** A scene in another format. What a template has placed is placed anew there: it uses the format's width. */
export async function besideInFormat(shown: Shown, format: Format): Promise<(scene: Scene) => Scene> {
  const next = { ...shown, scene: inFormat(shown.scene, format) }
  const [old, subject] = [await findSubject(shown), await findSubject(next)]
  return (scene) => {
    const placed = asPlaced(scene, old, format)
    return placed ? around(inFormat(scene, format), placed, subject ?? NOTHING) : inFormat(scene, format)
  }
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 }

/**
 * The layers as a template has placed them, where all are still there or where they went for the picture's subject; else null.
 * In another format they are where the template has them there.
 */
export function asPlaced(
  scene: Scene,
  subject: Box | null,
  format = scene.format,
): readonly SceneLayer[] | null {
  const areAt = (places: readonly SceneLayer[]) =>
    scene.layers.every((layer) => layer.kind === 'picture' || places.some((place) => isAt(layer, place)))
  for (const template of templates) {
    const places = inFormat(template.scene, scene.format).layers
    const placedIn = (size: Format) => placedBy(scene, places, inFormat(template.scene, size).layers, size)
    if (areAt(places)) return format === scene.format ? scene.layers : placedIn(format)
    if (areAt(aroundSubject(placedIn(scene.format), scene.format, subject ?? NOTHING)))
      return placedIn(format)
  }
  return null
}

/** A scene's layers where a template has them in a format; letters as much larger than the template's as they were. */
function placedBy(
  scene: Scene,
  before: readonly SceneLayer[],
  places: readonly SceneLayer[],
  format: Format,
): SceneLayer[] {
  return inFormat(scene, format).layers.map((layer, index) => {
    const [was, place] = [before, places].map((layers) => layers.find(({ id }) => id === layer.id))
    if (!was || !place || layer.kind === 'picture') return layer
    const { x, y, width, height, turn } = place
    const { home, ...next } = { ...layer, x, y, width, height, turn }
    const shown = scene.layers[index]
    if (next.kind !== 'text' || place.kind !== 'text' || was.kind !== 'text' || shown?.kind !== 'text')
      return next
    return { ...next, align: place.align, size: letterHeight((place.size * shown.size) / was.size) }
  })
}

const isAt = (one: SceneLayer, other: SceneLayer) =>
  one.id === other.id &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height
