import type { Box } from '@/components/editor/editor-tool'
import * as z from '@/lib/core/zod'
import { typefaces } from '@/lib/images/drawing/typefaces'

/** What is made: YouTube's sizes, and a cover for Shorts, TikTok and Reels. */
export const formats = {
  hd: { label: 'YouTube, 1280 × 720', width: 1280, height: 720 },
  'full-hd': { label: 'YouTube in Full HD, 1920 × 1080', width: 1920, height: 1080 },
  tall: { label: 'Shorts, TikTok, Reels, 1080 × 1920', width: 1080, height: 1920 },
} as const

export type Format = keyof typeof formats

export const MAX_TEXTS = 8
const MAX_LAYERS = 24
/** A template's layers come on top of the pictures there are. */
const MOST_OF_TEMPLATE = 4
export const MAX_LETTERS = 120

/** In pixels: farthest place and largest side of a layer, heights of letters, the widest outline. */
const FARTHEST = 8192
export const LETTERS = { least: 20, most: 600 } as const
export const WIDEST_EDGE = 40
export const LONGEST_SIGN = 16

const shapeKinds = ['arrow', 'circle', 'burst', 'box', 'emoji'] as const

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const id = z.string().check(z.regex(/^[a-z0-9-]{1,12}$/))
const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

const format = z.enum(['hd', 'full-hd', 'tall'])
const letters = between(LETTERS.least, LETTERS.most)
const box = {
  x: between(-FARTHEST, FARTHEST),
  y: between(-FARTHEST, FARTHEST),
  width: between(1, FARTHEST),
  height: between(1, FARTHEST),
}
const place = z.object({ ...box, letters: z.nullable(letters) })
const placed = {
  id,
  ...box,
  turn: between(-180, 180),
  /** Where it was put by hand, in another format. */
  home: z.optional(z.object({ size: format, place })),
}

const textSchema = z.object({
  kind: z.literal('text'),
  ...placed,
  text: z.string().check(z.maxLength(MAX_LETTERS)),
  /** The place in `typefaces`. */
  typeface: z.int().check(z.minimum(0), z.maximum(typefaces.length - 1)),
  /** The largest letters; they get smaller until all words fit. */
  size: letters,
  colour,
  outline: between(0, WIDEST_EDGE),
  outlineColour: colour,
  shadow: z.boolean(),
  upper: z.boolean(),
  align: z.enum(['left', 'middle', 'right']),
})

const shapeSchema = z.object({
  kind: z.literal('shape'),
  ...placed,
  shape: z.enum(shapeKinds),
  colour,
  /** For an emoji. */
  sign: z.string().check(z.maxLength(LONGEST_SIGN)),
})

const pictureSchema = z.object({
  kind: z.literal('picture'),
  ...placed,
  /** Null in a template: its place. */
  picture: z.nullable(id),
  round: z.boolean(),
  edge: between(0, WIDEST_EDGE),
  edgeColour: colour,
  mirrored: z.boolean(),
})

const groundSchema = z.object({
  colour,
  /** The gradient's other end; the same colour for none. */
  to: colour,
  angle: between(0, 360),
  picture: z.nullable(id),
  zoom: between(1, 4),
  focusX: between(0, 1),
  focusY: between(0, 1),
  blur: between(0, 60),
  dim: between(0, 0.9),
})

const layerSchema = z.discriminatedUnion('kind', [textSchema, shapeSchema, pictureSchema])

const sceneSchema = z.object({
  format,
  ground: groundSchema,
  layers: z.readonly(z.array(layerSchema).check(z.maxLength(MAX_LAYERS + MOST_OF_TEMPLATE))),
})

export type Place = z.infer<typeof place>
export type TextLayer = z.infer<typeof textSchema>
export type ShapeLayer = z.infer<typeof shapeSchema>
export type PictureLayer = z.infer<typeof pictureSchema>
export type SceneLayer = z.infer<typeof layerSchema>
export type Ground = z.infer<typeof groundSchema>
export type Scene = z.infer<typeof sceneSchema>

/** A scene of any origin: all of it is within its bounds, no two layers share a name, and texts are at most eight. */
export function parseScene(value: unknown): Scene | null {
  const read = sceneSchema.safeParse(value)
  if (!read.success) return null
  const { layers } = read.data
  const isSound = new Set(layers.map((layer) => layer.id)).size === layers.length
  return isSound && textsOf(read.data).length <= MAX_TEXTS ? read.data : null
}

export function textsOf({ layers }: Scene): TextLayer[] {
  return layers.filter((layer): layer is TextLayer => layer.kind === 'text')
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A box in whole pixels that `parseScene` takes back. */
export function boundBox({ x, y, width, height }: Box): Box {
  return {
    x: within(Math.round(x), -FARTHEST, FARTHEST),
    y: within(Math.round(y), -FARTHEST, FARTHEST),
    width: within(Math.round(width), 1, FARTHEST),
    height: within(Math.round(height), 1, FARTHEST),
  }
}

/** A height of letters that `parseScene` takes back; in hundredths, since a slow drag grows them by less than a pixel. */
export const letterHeight = (size: number) =>
  within(Math.round(size * 100) / 100, LETTERS.least, LETTERS.most)

export const isFull = ({ layers }: Scene) => layers.length >= MAX_LAYERS

export const plainGround: Ground = {
  colour: '#1b1035',
  to: '#6d28d9',
  angle: 120,
  picture: null,
  zoom: 1,
  focusX: 0.5,
  focusY: 0.5,
  blur: 0,
  dim: 0,
}
