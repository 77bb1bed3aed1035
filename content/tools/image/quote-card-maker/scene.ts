import { adaptPlacement, type ManualPlacement } from '@/components/editor/adapt-placement'
import { colorSchema, imageIdSchema } from '@/components/editor/scene-schemas'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import * as z from '@/lib/core/zod'
import { getPreset } from '@/lib/platforms/images/presets'
import { fontPairs, themes } from './themes'

export const MAX_TEXT_LENGTH = 10_000
export const MAX_NAME_LENGTH = 80
export const PADDING = { min: 32, max: 240, default: 96 } as const
/** Limits of the minimum font size, in output pixels. */
export const MIN_FONT_SIZE_LIMITS = { min: 32, max: 80, default: 44 } as const

/** Minimum side of a movable box, in output pixels. */
const MIN_SIDE = 24

/** Post sizes; ids of `lib/platforms/images/presets`. */
export const sizeIds = ['ig-4x5', 'ig-3x4', 'ig-square', 'ig-story', 'x-post', 'fb-post', 'li-square', 'pin'] as const

/** Clear of the names, which are at the bottom, and of the text. */
export const logoPositions = ['top left', 'top', 'top right', 'bottom left', 'bottom right'] as const

const createBoundedIntegerSchema = (min: number, max: number) =>
  z.pipe(z.createClampedNumberSchema(min, max), z.transform(Math.round))
const positionSchema = createBoundedIntegerSchema(-2000, 2000)
const sideSchema = createBoundedIntegerSchema(MIN_SIDE, 2000)
const boxSchema = z.nullable(z.object({ x: positionSchema, y: positionSchema, width: sideSchema, height: sideSchema }))
const boxesSchema = z.object({ quote: boxSchema, by: boxSchema, logo: boxSchema })
const ratioSchema = z.number().check(z.gte(0.05), z.lte(20))
const sizeSchema = z.enum(sizeIds)

const sceneSchema = z.object({
  text: z.createTruncatedStringSchema(MAX_TEXT_LENGTH),
  /** One quote, possibly on several cards, or one card per line. */
  mode: z.enum(['one', 'list']),
  author: z.createTruncatedStringSchema(MAX_NAME_LENGTH),
  handle: z.createTruncatedStringSchema(MAX_NAME_LENGTH),
  size: sizeSchema,
  theme: z.enum(themes.map(({ id }) => id)),
  pair: z.enum(fontPairs.map(({ id }) => id)),
  align: z.enum(['edge', 'middle']),
  padding: createBoundedIntegerSchema(PADDING.min, PADDING.max),
  /** Whether names on a Story are larger; absent in scenes from before 27 November 2026. */
  largeNames: z.optional(z.boolean()),
  /** Whether to draw a quotation mark above the text. */
  mark: z.boolean(),
  split: z.boolean(),
  leastSize: createBoundedIntegerSchema(MIN_FONT_SIZE_LIMITS.min, MIN_FONT_SIZE_LIMITS.max),
  ground: z.enum(['theme', 'colour', 'gradient', 'picture']),
  colour: colorSchema,
  second: colorSchema,
  /** The brand kit’s color for small texts. The kit’s colors replace those of a theme. */
  accent: z.optional(colorSchema),
  picture: z.nullable(imageIdSchema),
  zoom: z._default(z.createClampedNumberSchema(1, 4), 1),
  focusX: z._default(z.createClampedNumberSchema(0, 1), 0.5),
  focusY: z._default(z.createClampedNumberSchema(0, 1), 0.5),
  /** Scrim opacity over the image behind the text, in percent; null for the minimum that is readable. */
  scrim: z.nullable(createBoundedIntegerSchema(0, 95)),
  /** `plate` is the color of a box behind a logo that the background would hide. */
  logo: z.nullable(
    z.object({
      id: imageIdSchema,
      ratio: ratioSchema,
      plate: z.optional(colorSchema),
      /** The brand kit’s position. By default at the bottom right. */
      position: z.optional(z.enum(logoPositions)),
    }),
  ),
  places: boxesSchema,
  /** Positions set by the visitor in another size. */
  home: z.optional(z.object({ size: sizeSchema, place: boxesSchema })),
})

type PlacedBoxes = z.infer<typeof boxesSchema>
export type QuoteScene = z.infer<typeof sceneSchema>

export const defaultImageCrop = { zoom: 1, focusX: 0.5, focusY: 0.5 }

export const initialScene: QuoteScene = {
  text: '',
  mode: 'one',
  author: '',
  handle: '',
  size: 'ig-4x5',
  theme: 'ember',
  pair: 'classic',
  align: 'edge',
  padding: PADDING.default,
  largeNames: true,
  mark: true,
  split: true,
  leastSize: MIN_FONT_SIZE_LIMITS.default,
  ground: 'theme',
  colour: '#0b3d2e',
  second: '#14110f',
  picture: null,
  ...defaultImageCrop,
  scrim: null,
  logo: null,
  places: { quote: null, by: null, logo: null },
}

export function parseScene(value: unknown): QuoteScene | null {
  return sceneSchema.safeParse(value).data ?? null
}

/** Whether the colors are a brand kit’s and not those of a theme. */
export const hasKitColors = ({ accent, ground }: QuoteScene) => accent !== undefined && ground !== 'theme'

export function chooseTheme(scene: QuoteScene, theme: QuoteScene['theme']): QuoteScene {
  const { accent: _, ...otherScene } = scene
  const ground = hasKitColors(scene) && scene.ground !== 'picture' ? 'theme' : scene.ground
  return { ...otherScene, theme, ground }
}

/** Moved elements keep their relative place; the size at which they were moved restores their exact place. */
export function changeCardSize({ home, ...scene }: QuoteScene, size: QuoteScene['size']): QuoteScene {
  const placement = adaptPlacement({ size: scene.size, place: scene.places }, home, size, convertBoxes)
  return { ...scene, size, largeNames: true, places: placement.place, ...(placement.home && { home: placement.home }) }
}

function convertBoxes(
  { size, place }: ManualPlacement<QuoteScene['size'], PlacedBoxes>,
  targetSizeId: QuoteScene['size'],
): PlacedBoxes {
  const [oldSize, newSize] = [getPreset(size), getPreset(targetSizeId)]
  const [scaleX, scaleY] = [newSize.width / oldSize.width, newSize.height / oldSize.height]
  const convertBox = ({ x, y, width, height }: Box, horizontalScale: number, verticalScale: number) => ({
    x: Math.round((x + width / 2) * scaleX - (width * horizontalScale) / 2),
    y: Math.round((y + height / 2) * scaleY - (height * verticalScale) / 2),
    width: Math.max(MIN_SIDE, Math.round(width * horizontalScale)),
    height: Math.max(MIN_SIDE, Math.round(height * verticalScale)),
  })
  const { quote, by: byline, logo } = place
  const scale = Math.min(scaleX, scaleY)
  return {
    quote: quote && convertBox(quote, scaleX, scaleY),
    by: byline && convertBox(byline, scaleX, scaleY),
    // The logo keeps its ratio.
    logo: logo && convertBox(logo, scale, scale),
  }
}

type LogoStyle = Pick<NonNullable<QuoteScene['logo']>, 'plate' | 'position'>

/** A new logo has the position of the previous one. */
export function setLogo(scene: QuoteScene, image: Size & { id: string }, style?: LogoStyle): QuoteScene {
  const logo = { id: image.id, ratio: image.width / image.height, position: scene.logo?.position, ...style }
  return { ...scene, logo, places: { ...scene.places, logo: null } }
}
