import type { Box } from '@/components/editor/editor-tool'
import { type Home, placeIn } from '@/components/editor/home'
import type { Size } from '@/lib/core/geometry/sizes'
import * as z from '@/lib/core/zod'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { pairs, themes } from './themes'

export const MOST_LETTERS = 10_000
export const MOST_NAME = 80
export const PADDING = { least: 32, most: 240, usual: 96 } as const
/** The smallest letters that a card may have, in pixels of the file. */
export const LEAST_SIZE = { least: 32, most: 80, usual: 44 } as const

/** Of what can be moved, in pixels of the file. */
const LEAST_SIDE = 24

/** The sizes of posts; ids of `lib/platforms/pictures/presets`. */
export const sizes = [
  'ig-4x5',
  'ig-3x4',
  'ig-square',
  'ig-story',
  'x-post',
  'fb-post',
  'li-square',
  'pin',
] as const

export const grounds = ['theme', 'colour', 'gradient', 'picture'] as const

const whole = (least: number, most: number) => z.pipe(z.clamped(least, most), z.transform(Math.round))
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const pictureId = z.string().check(z.maxLength(40))
const place = z.nullable(
  z.object({
    x: whole(-2000, 2000),
    y: whole(-2000, 2000),
    width: whole(LEAST_SIDE, 2000),
    height: whole(LEAST_SIDE, 2000),
  }),
)

const places = z.object({ quote: place, by: place, logo: place })
const size = z.enum(sizes)

const schema = z.object({
  text: z.shortened(MOST_LETTERS),
  /** One quote, which may go on over several cards, or a card for each line. */
  mode: z.enum(['one', 'list']),
  author: z.shortened(MOST_NAME),
  handle: z.shortened(MOST_NAME),
  size,
  theme: z.enum(themes.map(({ id }) => id)),
  pair: z.enum(pairs.map(({ id }) => id)),
  align: z.enum(['edge', 'middle']),
  padding: whole(PADDING.least, PADDING.most),
  /** A quotation mark above the words. */
  mark: z.boolean(),
  split: z.boolean(),
  leastSize: whole(LEAST_SIZE.least, LEAST_SIZE.most),
  ground: z.enum(grounds),
  colour: hex,
  second: hex,
  picture: z.nullable(pictureId),
  zoom: z._default(z.clamped(1, 4), 1),
  focusX: z._default(z.clamped(0, 1), 0.5),
  focusY: z._default(z.clamped(0, 1), 0.5),
  /** How much of the veil lies on the picture behind the words, in per cent; null for what reading needs. */
  scrim: z.nullable(whole(0, 95)),
  logo: z.nullable(z.object({ id: pictureId, ratio: z.number().check(z.gte(0.05), z.lte(20)) })),
  places,
  /** Where they were put by hand, in another size. */
  home: z.optional(z.object({ size, place: places })),
})

type Places = z.infer<typeof places>
export type QuoteScene = z.infer<typeof schema>

/** The middle of a picture, as much of it as there is room for. */
export const wholePicture = { zoom: 1, focusX: 0.5, focusY: 0.5 }

export const initialScene: QuoteScene = {
  text: '',
  mode: 'one',
  author: '',
  handle: '',
  size: 'ig-4x5',
  theme: 'ember',
  pair: 'classic',
  align: 'edge',
  padding: PADDING.usual,
  mark: true,
  split: true,
  leastSize: LEAST_SIZE.usual,
  ground: 'theme',
  colour: '#0b3d2e',
  second: '#14110f',
  picture: null,
  ...wholePicture,
  scrim: null,
  logo: null,
  places: { quote: null, by: null, logo: null },
}

/** A scene from storage or a link, with every number and text within its bounds; null for what is none. */
export function parseScene(value: unknown): QuoteScene | null {
  return schema.safeParse(value).data ?? null
}

/** The scene in another size, with what was moved by hand at the same share of the card; back in its own, where it was. */
export function withSize({ home, ...scene }: QuoteScene, size: QuoteScene['size']): QuoteScene {
  const moved = placeIn({ size: scene.size, place: scene.places }, home, size, converted)
  return { ...scene, size, places: moved.place, ...(moved.home && { home: moved.home }) }
}

function converted({ size, place }: Home<QuoteScene['size'], Places>, to: QuoteScene['size']): Places {
  const [old, wanted] = [presetOf(size), presetOf(to)]
  const [across, down] = [wanted.width / old.width, wanted.height / old.height]
  const box = ({ x, y, width, height }: Box, wide: number, high: number) => ({
    x: Math.round((x + width / 2) * across - (width * wide) / 2),
    y: Math.round((y + height / 2) * down - (height * high) / 2),
    width: Math.max(LEAST_SIDE, Math.round(width * wide)),
    height: Math.max(LEAST_SIDE, Math.round(height * high)),
  })
  const { quote, by, logo } = place
  const scale = Math.min(across, down)
  return {
    quote: quote && box(quote, across, down),
    by: by && box(by, across, down),
    // It keeps its ratio.
    logo: logo && box(logo, scale, scale),
  }
}

/** The scene with another logo, in its corner. */
export const withLogo = (scene: QuoteScene, { id, width, height }: Size & { id: string }): QuoteScene => ({
  ...scene,
  logo: { id, ratio: width / height },
  places: { ...scene.places, logo: null },
})
