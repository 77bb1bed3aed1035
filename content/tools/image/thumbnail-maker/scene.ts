import { idSchema, lowercaseColorSchema } from '@/components/editor/scene-schemas'
import type { Box } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import * as z from '@/lib/core/zod'
import { typefaces } from '@/lib/images/drawing/typefaces'

export const formats = {
  hd: { label: 'YouTube, 1280 × 720', width: 1280, height: 720 },
  'full-hd': { label: 'YouTube in Full HD, 1920 × 1080', width: 1920, height: 1080 },
  tall: { label: 'Shorts, TikTok, Reels, 1080 × 1920', width: 1080, height: 1920 },
} as const

export type Format = keyof typeof formats

export const MAX_TEXTS = 8
export const MAX_LAYERS = 24
/** A template's layers are added to the existing images. */
const MAX_TEMPLATE_LAYERS = 4
export const MAX_TEXT_LENGTH = 120

/** In pixels: maximum coordinate and side of a layer, font sizes and maximum outline width. */
const MAX_COORDINATE = 8192
export const FONT_SIZE = { min: 20, max: 600 } as const
export const MAX_EDGE_WIDTH = 40
export const MAX_EMOJI_LENGTH = 16

export const BRAND_LOGO_ID = 'brand-logo'
export const BRAND_HANDLE_ID = 'brand-handle'

export const shapeNames = { arrow: 'Arrow', circle: 'Circle', burst: 'Burst', box: 'Box', emoji: 'Emoji' } as const

const formatSchema = z.enum(['hd', 'full-hd', 'tall'])
const fontSizeSchema = z.createBoundedNumberSchema(FONT_SIZE.min, FONT_SIZE.max)
const positionSchema = z.createBoundedNumberSchema(-MAX_COORDINATE, MAX_COORDINATE)
const sideSchema = z.createBoundedNumberSchema(1, MAX_COORDINATE)
const boxSchemas = { x: positionSchema, y: positionSchema, width: sideSchema, height: sideSchema }
const placeSchema = z.object({ ...boxSchemas, letters: z.nullable(fontSizeSchema) })
const layerSchemas = {
  id: idSchema,
  ...boxSchemas,
  turn: z.createBoundedNumberSchema(-180, 180),
  /** Position set by the visitor in another format. */
  home: z.optional(z.object({ size: formatSchema, place: placeSchema })),
}

const textSchema = z.object({
  kind: z.literal('text'),
  ...layerSchemas,
  text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  /** Index into `typefaces`. */
  typeface: z.int().check(z.minimum(0), z.maximum(typefaces.length - 1)),
  /** Maximum font size; the text shrinks until it fits. */
  size: fontSizeSchema,
  colour: lowercaseColorSchema,
  outline: z.createBoundedNumberSchema(0, MAX_EDGE_WIDTH),
  outlineColour: lowercaseColorSchema,
  shadow: z.boolean(),
  upper: z.boolean(),
  align: z.enum(['left', 'middle', 'right']),
})

const shapeSchema = z.object({
  kind: z.literal('shape'),
  ...layerSchemas,
  shape: z.enum(['arrow', 'circle', 'burst', 'box', 'emoji']),
  colour: lowercaseColorSchema,
  sign: z.string().check(z.maxLength(MAX_EMOJI_LENGTH)),
})

const imageSchema = z.object({
  kind: z.literal('picture'),
  ...layerSchemas,
  /** Null in a template, which only reserves the place. */
  picture: z.nullable(idSchema),
  round: z.boolean(),
  edge: z.createBoundedNumberSchema(0, MAX_EDGE_WIDTH),
  edgeColour: lowercaseColorSchema,
  mirrored: z.boolean(),
  /** Color of a box behind a logo that the background would hide. */
  plate: z.optional(lowercaseColorSchema),
})

const backgroundSchema = z.object({
  colour: lowercaseColorSchema,
  /** End color of the gradient; the same color for no gradient. */
  to: lowercaseColorSchema,
  angle: z.createBoundedNumberSchema(0, 360),
  picture: z.nullable(idSchema),
  zoom: z.createBoundedNumberSchema(1, 4),
  focusX: z.createBoundedNumberSchema(0, 1),
  focusY: z.createBoundedNumberSchema(0, 1),
  blur: z.createBoundedNumberSchema(0, 60),
  dim: z.createBoundedNumberSchema(0, 0.9),
})

const layerSchema = z.discriminatedUnion('kind', [textSchema, shapeSchema, imageSchema])

const sceneSchema = z.object({
  format: formatSchema,
  /** Id of the last applied template; absent in scenes from before 27 November 2026. */
  template: z.optional(z.string().check(z.maxLength(40))),
  ground: backgroundSchema,
  layers: z.readonly(z.array(layerSchema).check(z.maxLength(MAX_LAYERS + MAX_TEMPLATE_LAYERS))),
})

export type LayerPlace = z.infer<typeof placeSchema>
export type TextLayer = z.infer<typeof textSchema>
export type ShapeLayer = z.infer<typeof shapeSchema>
export type ImageLayer = z.infer<typeof imageSchema>
export type SceneLayer = z.infer<typeof layerSchema>
export type Background = z.infer<typeof backgroundSchema>
export type ThumbnailScene = z.infer<typeof sceneSchema>

export function parseScene(value: unknown): ThumbnailScene | null {
  const result = sceneSchema.safeParse(value)
  if (!result.success) return null
  const { layers } = result.data
  const isValid = new Set(layers.map((layer) => layer.id)).size === layers.length
  return isValid && getTextLayers(result.data).length <= MAX_TEXTS ? result.data : null
}

export function getTextLayers({ layers }: ThumbnailScene): TextLayer[] {
  return layers.filter((layer): layer is TextLayer => layer.kind === 'text')
}

/** Texts for templates. The brand kit's handle is none. */
export const getHeadlines = (scene: ThumbnailScene) => getTextLayers(scene).filter(({ id }) => id !== BRAND_HANDLE_ID)

/** Templates leave images and the brand kit's handle where they are. */
export const isFixed = ({ kind, id }: SceneLayer) => kind === 'picture' || id === BRAND_HANDLE_ID

/** Clamps a box to whole pixels within the bounds of `parseScene`. */
export function clampBox({ x, y, width, height }: Box): Box {
  return {
    x: clamp(Math.round(x), -MAX_COORDINATE, MAX_COORDINATE),
    y: clamp(Math.round(y), -MAX_COORDINATE, MAX_COORDINATE),
    width: clamp(Math.round(width), 1, MAX_COORDINATE),
    height: clamp(Math.round(height), 1, MAX_COORDINATE),
  }
}

/** Limits a size to `parseScene`'s bounds. Rounds to hundredths, as slow drags change less than a pixel. */
export const clampFontSize = (size: number) => clamp(Math.round(size * 100) / 100, FONT_SIZE.min, FONT_SIZE.max)

export const isLayerLimitReached = ({ layers }: ThumbnailScene) => layers.length >= MAX_LAYERS

export const defaultBackground: Background = {
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

type WithoutId<Layer> = Layer extends SceneLayer ? Omit<Layer, 'id'> : never

export type NewLayer = WithoutId<SceneLayer>

/** Indexes into `typefaces`. */
export const [ANTON_INDEX, PLAYFAIR_INDEX, CAVEAT_INDEX] = [1, 2, 3]

export const defaultTextLayer = {
  kind: 'text',
  text: '',
  turn: 0,
  typeface: ANTON_INDEX,
  size: 120,
  colour: '#ffffff',
  outline: 8,
  outlineColour: '#000000',
  shadow: true,
  upper: true,
  align: 'left',
} as const

export const defaultShapeLayer = { kind: 'shape', colour: '#ffd100', sign: '', turn: 0 } as const
