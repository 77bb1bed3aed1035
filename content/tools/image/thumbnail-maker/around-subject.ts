import type { Box } from '@/components/editor/editor-tool'
import { setText } from './draw-scene'
import { holds } from './holds'
import { flanked, inRoom, ROW, roomsFor, roughly, type Sides } from './rooms'
import { boundBox, type Format, formats, type SceneLayer } from './scene'
import { videoLengthOn } from './video-length'

/** Of the subject, so much may be covered. */
const LITTLE = 0.02

/** Of the canvas's width: letters that are still read where it is smallest. */
const READ = 0.07

/**
 * A template's layers so that they leave the subject free: as they are, mirrored, as a whole at the upper or lower edge, or the
 * words there in a row or one below the other, or beside it, whichever comes first or covers least of it with letters that are
 * still read. Words on a tall canvas use its width. Pictures stay, and so does all where there are no words.
 */
export function aroundSubject(layers: readonly SceneLayer[], format: Format, subject: Box): SceneLayer[] {
  const idle = layers.filter((layer) => isIdle(layer, layers))
  if (!layers.some((layer) => layer.kind === 'text' && !idle.includes(layer))) return [...layers]
  const size = formats[format]
  const length = videoLengthOn(format)
  const own = layers.filter((layer) => layer.kind !== 'picture' && !idle.includes(layer))
  const asTheyAre = length
    ? [own, own.map((layer) => mirrored(layer, size)), moved(own, size, false), moved(own, size, true)]
    : []
  const arrangements = [
    ...asTheyAre,
    ...(length ? flanked(own, size, subject, length) : []),
    ...roomsFor(size, subject, length).map((room) => inRoom(own, size, room)),
  ]
  const costs = arrangements.map((one) => costOf(one, subject, length, size))
  const little = LITTLE * subject.width * subject.height
  const first = costs.findIndex((cost) => cost <= little)
  const best = arrangements[first < 0 ? costs.indexOf(Math.min(...costs)) : first] ?? own
  const arranged = best === own ? own : best.map(({ home, ...layer }) => ({ ...layer, ...boundBox(layer) }))
  const others = idle.length === 0 ? arranged : inOrderOf(layers, [...arranged, ...idle])
  return [...layers.filter(({ kind }) => kind === 'picture'), ...others]
}

function inOrderOf(layers: readonly SceneLayer[], some: readonly SceneLayer[]): SceneLayer[] {
  const place = (layer: SceneLayer) => layers.findIndex(({ id }) => id === layer.id)
  return some.toSorted((one, other) => place(one) - place(other))
}

/** A text without words, on no shape, takes nobody's room. */
const isIdle = (layer: SceneLayer, layers: readonly SceneLayer[]) =>
  layer.kind === 'text' &&
  layer.text.trim() === '' &&
  !layers.some((shape) => shape.kind === 'shape' && holds(shape, layer))

function costOf(layers: readonly SceneLayer[], subject: Box, length: Box | null, size: Sides): number {
  const canvas = { x: 0, y: 0, ...size }
  return layers.reduce((sum, layer) => {
    const covered = shared(layer, subject) + (length ? shared(layer, length) : 0)
    // Bands run out of the canvas; nothing else should.
    const isBand = layer.kind === 'shape' && layer.shape === 'box'
    const lost = isBand ? 0 : layer.width * layer.height - shared(layer, canvas)
    return sum + covered + lost + smear(layer, size) * subject.width * subject.height
  }, 0)
}

/** How much a text's letters lack to be read, as a share. */
function smear(layer: SceneLayer, { width }: Sides): number {
  if (layer.kind !== 'text' || layer.text.trim() === '') return 0
  return Math.max(0, 1 - setText(layer, roughly).size / (READ * width))
}

/** The area that two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, across) * Math.max(0, down)
}

function mirrored<Layer extends SceneLayer>(layer: Layer, { width }: Sides): Layer {
  const isArrow = layer.kind === 'shape' && layer.shape === 'arrow'
  const turn = (isArrow ? 180 : 0) - layer.turn
  const align = layer.kind === 'text' && {
    align: { left: 'right', middle: 'middle', right: 'left' }[layer.align],
  }
  return { ...layer, x: width - layer.x - layer.width, turn: turn > 180 ? turn - 360 : turn, ...align }
}

function moved(layers: readonly SceneLayer[], { height }: Sides, isLow: boolean): SceneLayer[] {
  const texts = layers.filter(({ kind }) => kind === 'text')
  const top = Math.min(...texts.map(({ y }) => y))
  const bottom = Math.max(...texts.map((text) => text.y + text.height))
  const edge = ROW.edge * height
  const by = isLow ? height - edge - bottom : edge - top
  return layers.map((layer) => ({ ...layer, y: layer.y + by }))
}
