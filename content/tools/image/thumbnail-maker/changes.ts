import type { Size } from '@/lib/core/geometry/sizes'
import { lettersOf } from '@/lib/images/drawing/pieces'
import { type NewLayer, newShape, newText } from './new-layers'
import {
  boundBox,
  formats,
  isFull,
  LONGEST_SIGN,
  MAX_TEXTS,
  type PictureLayer,
  type Scene,
  type ShapeLayer,
  textsOf,
} from './scene'

/** The scene with one more layer at the front, and its name; null where it takes no more. */
export type Added = { scene: Scene; id: string } | null

export function withText(scene: Scene, text: string): Added {
  if (textsOf(scene).length >= MAX_TEXTS) return null
  const { width, height } = formats[scene.format]
  return added(scene, newText(text, inMiddle(scene, width * 0.6, height * 0.2), { align: 'middle' }))
}

const shares = {
  arrow: [0.2, 0.13],
  circle: [0.25, 0.25],
  burst: [0.2, 0.2],
  box: [0.4, 0.12],
  emoji: [0.18, 0.18],
} as const

export function withShape(scene: Scene, shape: ShapeLayer['shape'], sign = ''): Added {
  const { width } = formats[scene.format]
  const [across, down] = shares[shape]
  const box = inMiddle(scene, width * across, width * down)
  return added(scene, newShape(shape, box, { colour: '#ff2d2d', sign }))
}

/** A thinner picture could not be caught by a finger. */
const LEAST_SIDE = 24

/** A picture at half the scene's size, in its own ratio. */
export function withPicture(scene: Scene, picture: Size & { id: string }): Added {
  const { width, height } = formats[scene.format]
  const scale = Math.min((width * 0.5) / picture.width, (height * 0.7) / picture.height)
  const box = inMiddle(
    scene,
    Math.max(LEAST_SIDE, picture.width * scale),
    Math.max(LEAST_SIDE, picture.height * scale),
  )
  return added(scene, {
    kind: 'picture',
    ...box,
    turn: 0,
    picture: picture.id,
    round: false,
    edge: 0,
    edgeColour: '#ffffff',
    mirrored: false,
  })
}

function added(scene: Scene, layer: NewLayer): Added {
  if (isFull(scene)) return null
  const taken = new Set(scene.layers.map(({ id }) => id))
  // A picture's own name: who adds it knows what to choose then.
  let id = layer.kind === 'picture' && layer.picture ? layer.picture : `n${scene.layers.length + 1}`
  for (let number = 1; taken.has(id); number += 1) id = `n${number}`
  return { scene: { ...scene, layers: [...scene.layers, { ...layer, id }] }, id }
}

function inMiddle({ format }: Scene, width: number, height: number) {
  const { width: whole, height: high } = formats[format]
  return boundBox({ x: (whole - width) / 2, y: (high - height) / 2, width, height })
}

/** A picture cut to a circle around its middle, or whole again with the circle's width as its shorter side. */
export function inCircle(layer: PictureLayer, round: boolean, picture: Size | undefined): PictureLayer {
  const { x, y, width, height } = layer
  const side = Math.min(width, height)
  const ratio = round || !picture ? 1 : picture.width / picture.height
  const [wide, high] = [side * Math.max(1, ratio), side * Math.max(1, 1 / ratio)]
  const box = { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
  return { ...layer, ...boundBox(box), round }
}

/** An emoji in place of the one there was: the last that was typed. */
export function withSign(layer: ShapeLayer, typed: string): ShapeLayer {
  const sign = lettersOf(typed.trim()).at(-1) ?? ''
  return sign.length > LONGEST_SIGN ? layer : { ...layer, sign }
}
