import type { Box } from '@/components/editor/editor-tool'
import * as z from '@/lib/core/zod'
import { type CaptionPlace, type LayoutId, layoutOf, layouts, type MemeLayout, type Stand } from './layouts'
import { unsampled } from './samples'

/** What a meme is drawn in, whatever it is saved in; pixels. */
export const WIDTH = 1200
export const MOST_BOXES = 6
export const MOST_LETTERS = 200
/** Heights of the picture area and of the bar above it. */
const HEIGHTS = { least: 300, most: 3600 } as const
export const BAR = { least: 90, most: 700, usual: 200 } as const
export const OUTLINE = { least: 2, most: 12, usual: 6 } as const

/** `moving` names the whole file of a picture that moves. */
export type MemePicture = { id: string; width: number; height: number; moving: string | null }

/** Its place counts from the picture area's corner, so that the bar above moves nothing. */
export type Caption = Box & {
  id: string
  text: string
  stands: Stand
  align: 'left' | 'centre' | 'right'
  colour: string
  outlined: boolean
}

export type MemeScene = {
  layout: LayoutId
  /** One for each panel of the layout, and those of panels that it does not have. */
  pictures: readonly (MemePicture | null)[]
  height: number
  captions: readonly Caption[]
  bar: { on: boolean; text: string; height: number }
  upper: boolean
  outline: number
  /** Whether its samples are words of its own, as in scenes of before 23 November 2026. */
  sampled: boolean
  /** Where neither picture nor paper is. */
  ground: string
}

const PAPER_INK = '#111111'

export const initialScene: MemeScene = withLayout(
  {
    layout: 'classic',
    pictures: [null, null, null, null],
    height: WIDTH * 0.8,
    captions: [],
    bar: { on: false, text: '', height: BAR.usual },
    upper: true,
    outline: OUTLINE.usual,
    sampled: false,
    ground: '#ffffff',
  },
  'classic',
)

/**
 * The scene in another layout: pictures and words go to its panels and captions in their order. Words of the visitor's that
 * it has no caption for stay where they are.
 */
export function withLayout(scene: MemeScene, id: LayoutId): MemeScene {
  const layout = layoutOf(id)
  const height = heightOf(layout, scene.pictures)
  const captions = layout.captions.map((place, index) =>
    captionAt(place, height, `caption-${index + 1}`, scene.captions[index]?.text ?? ''),
  )
  const own = scene.captions.filter(({ text }, index) => index >= captions.length && text.trim() !== '')
  const left = own.map((caption, index) => ({ ...caption, id: `caption-${captions.length + index + 1}` }))
  const scale = height / scene.height
  return { ...scene, layout: id, height, captions: [...captions, ...stretched(left, scale, height)] }
}

/** Captions in an area that has become so much higher. */
function stretched(captions: readonly Caption[], scale: number, height: number): Caption[] {
  return captions.map((caption) => {
    const { y, height: tall } = caption
    return inArea({ ...caption, y: Math.round(y * scale), height: Math.round(tall * scale) }, height)
  })
}

/** The scene with another picture in a panel; the captions keep their places on it. */
export function withPicture(scene: MemeScene, panel: number, picture: MemePicture | null): MemeScene {
  const pictures = scene.pictures.map((old, index) => (index === panel ? picture : old))
  const height = heightOf(layoutOf(scene.layout), pictures)
  const captions = stretched(scene.captions, height / scene.height, height)
  return { ...scene, pictures, height, captions }
}

/** The scene with a picture in its first free panel, else in its last; one of words alone takes the layout with a panel. */
export function withNextPicture(scene: MemeScene, picture: MemePicture): MemeScene {
  const panels = layoutOf(scene.layout).panels.length
  if (panels === 0) return withPicture(withLayout(scene, 'classic'), 0, picture)
  const free = scene.pictures.findIndex((one, index) => index < panels && !one)
  return withPicture(scene, free < 0 ? panels - 1 : free, picture)
}

export function withCaption(scene: MemeScene): MemeScene {
  const { captions, height } = scene
  if (captions.length >= MOST_BOXES) return scene
  const place = { share: [0.2, 0.38, 0.6, 0.24], stands: 'middle', on: 'picture' } as const
  let count = captions.length + 1
  while (captions.some(({ id }) => id === `caption-${count}`)) count += 1
  return { ...scene, captions: [...captions, captionAt(place, height, `caption-${count}`, '')] }
}

function captionAt(
  { share: [x, y, width, height], stands, on }: Omit<CaptionPlace, 'text'>,
  tall: number,
  id: string,
  text: string,
): Caption {
  const isPaper = on === 'paper'
  return {
    id,
    text,
    x: Math.round(x * WIDTH),
    y: Math.round(y * tall),
    width: Math.round(width * WIDTH),
    height: Math.round(height * tall),
    stands,
    align: 'centre',
    colour: isPaper ? PAPER_INK : '#ffffff',
    outlined: !isPaper,
  }
}

function heightOf({ panels, ratio }: MemeLayout, [picture]: readonly (MemePicture | null)[]): number {
  const own = panels.length === 1 && picture ? picture.height / picture.width : ratio
  return Math.round(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, WIDTH * own)))
}

/** A caption of at least a finger's size, with a part of it on the picture. */
export function inArea(caption: Caption, height: number): Caption {
  const wide = Math.min(WIDTH, Math.max(80, caption.width))
  const tall = Math.min(height, Math.max(50, caption.height))
  return {
    ...caption,
    width: wide,
    height: tall,
    x: Math.min(WIDTH - 40, Math.max(40 - wide, caption.x)),
    y: Math.min(height - 40, Math.max(40 - tall, caption.y)),
  }
}

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const side = z.clamped(1, 16_384)
const pictureId = z.string().check(z.maxLength(40))

const schema = z.object({
  layout: z.enum(layouts.map(({ id }) => id)),
  pictures: z
    .array(z.nullable(z.object({ id: pictureId, width: side, height: side, moving: z.nullable(pictureId) })))
    .check(z.length(4)),
  height: z.clamped(HEIGHTS.least, HEIGHTS.most),
  captions: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^caption-\d{1,4}$/)),
        text: z.shortened(MOST_LETTERS),
        x: z.clamped(-WIDTH, WIDTH),
        y: z.clamped(-HEIGHTS.most, HEIGHTS.most),
        width: z.clamped(1, WIDTH),
        height: z.clamped(1, HEIGHTS.most),
        stands: z.enum(['top', 'middle', 'bottom']),
        align: z.enum(['left', 'centre', 'right']),
        colour,
        outlined: z.boolean(),
      }),
    )
    .check(z.maxLength(MOST_BOXES)),
  bar: z.object({ on: z.boolean(), text: z.shortened(MOST_LETTERS), height: z.clamped(BAR.least, BAR.most) }),
  upper: z.boolean(),
  outline: z.clamped(OUTLINE.least, OUTLINE.most),
  sampled: z._default(z.boolean(), true),
  ground: colour,
})

/** A scene from storage or a link, with every number within its bounds; null for what is none. */
export function parseScene(value: unknown): MemeScene | null {
  const scene = schema.safeParse(value).data
  if (!scene || new Set(scene.captions.map(({ id }) => id)).size < scene.captions.length) return null
  const captions = scene.captions.map((caption) => inArea(caption, scene.height))
  return unsampled({ ...scene, captions })
}
