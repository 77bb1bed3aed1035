import { createItemId, updateItem } from '@/components/editor/scene-items'
import { colorSchema, imageIdSchema } from '@/components/editor/scene-schemas'
import { clamp } from '@/lib/core/numbers'
import * as z from '@/lib/core/zod'
import { type CaptionTemplate, getLayout, type LayoutId, layouts, type MemeLayout, removeSamples } from './layouts'

/** Width of the meme's drawing area in pixels, independent of the export size. */
export const MEME_WIDTH = 1200
export const MAX_CAPTIONS = 6
export const MAX_TEXT_LENGTH = 200
export const AREA_HEIGHT = { min: 300, max: 3600 } as const
export const BAR_HEIGHT = { min: 90, max: 700, default: 200 } as const
export const OUTLINE_WIDTH = { min: 2, max: 12, default: 6 } as const

const sideSchema = z.createClampedNumberSchema(1, 16_384)

const imageSchema = z.object({
  id: imageIdSchema,
  width: sideSchema,
  height: sideSchema,
  /** The point to center where a panel crops, in shares of the image; the middle in older scenes. */
  focus: z.optional(z.object({ x: z.createClampedNumberSchema(0, 1), y: z.createClampedNumberSchema(0, 1) })),
  /** Id of an animation's full file. */
  moving: z.nullable(imageIdSchema),
})

/** Relative to the image area's corner, so that the bar above moves no caption. */
const captionSchema = z.object({
  id: z.string().check(z.regex(/^caption-\d{1,4}$/)),
  text: z.createTruncatedStringSchema(MAX_TEXT_LENGTH),
  x: z.createClampedNumberSchema(-MEME_WIDTH, MEME_WIDTH),
  y: z.createClampedNumberSchema(-AREA_HEIGHT.max, AREA_HEIGHT.max),
  width: z.createClampedNumberSchema(1, MEME_WIDTH),
  height: z.createClampedNumberSchema(1, AREA_HEIGHT.max),
  stands: z.enum(['top', 'middle', 'bottom']),
  align: z.enum(['left', 'centre', 'right']),
  colour: colorSchema,
  outlined: z.boolean(),
})

const sceneSchema = z.object({
  layout: z.enum(layouts.map(({ id }) => id)),
  /** One per panel of the layout, plus those of panels that it lacks. */
  pictures: z.array(z.nullable(imageSchema)).check(z.length(4)),
  height: z.createClampedNumberSchema(AREA_HEIGHT.min, AREA_HEIGHT.max),
  captions: z.array(captionSchema).check(z.maxLength(MAX_CAPTIONS)),
  bar: z.object({
    on: z.boolean(),
    text: z.createTruncatedStringSchema(MAX_TEXT_LENGTH),
    height: z.createClampedNumberSchema(BAR_HEIGHT.min, BAR_HEIGHT.max),
  }),
  upper: z.boolean(),
  outline: z.createClampedNumberSchema(OUTLINE_WIDTH.min, OUTLINE_WIDTH.max),
  /** Whether samples are saved as caption text, as in scenes from before 23 November 2026. */
  sampled: z._default(z.boolean(), true),
  /** Background outside images and paper. */
  ground: colorSchema,
})

type MemeImage = z.infer<typeof imageSchema>
export type Caption = z.infer<typeof captionSchema>
export type MemeScene = z.infer<typeof sceneSchema>

const PAPER_TEXT_COLOR = '#111111'

export const initialScene: MemeScene = applyLayout(
  {
    layout: 'classic',
    pictures: [null, null, null, null],
    height: MEME_WIDTH * 0.8,
    captions: [],
    bar: { on: false, text: '', height: BAR_HEIGHT.default },
    upper: true,
    outline: OUTLINE_WIDTH.default,
    sampled: false,
    ground: '#ffffff',
  },
  'classic',
)

/** Moves images and texts to the new panels and captions in order. Texts beyond the captions stay in place. */
export function applyLayout(scene: MemeScene, layoutId: LayoutId): MemeScene {
  const layout = getLayout(layoutId)
  const height = getAreaHeight(layout, scene.pictures)
  const captions = layout.captions.map((template, index) => {
    const caption = createCaption(template, height, `caption-${index + 1}`, scene.captions[index]?.text ?? '')
    return { ...caption, ...findStyleChanges(scene, index) }
  })
  const extraCaptions = scene.captions.filter(({ text }, index) => index >= captions.length && text.trim() !== '')
  const renumberedCaptions = extraCaptions.map((caption, index) => ({
    ...caption,
    id: `caption-${captions.length + index + 1}`,
  }))
  const scaledCaptions = scaleCaptions(renumberedCaptions, height / scene.height, height)
  return { ...scene, layout: layoutId, height, captions: [...captions, ...scaledCaptions] }
}

/** The look that the visitor has given to a caption of the scene's layout. */
function findStyleChanges({ layout, captions, height }: MemeScene, index: number): Partial<Caption> {
  const caption = captions[index]
  if (!caption) return {}
  const surface = caption.colour === PAPER_TEXT_COLOR ? 'paper' : 'picture'
  const template = getLayout(layout).captions[index] ?? { rect: [0, 0, 1, 1], stands: 'middle', surface }
  const original = createCaption(template, height, caption.id, '')
  const changedNames = (['colour', 'outlined', 'align'] as const).filter((name) => caption[name] !== original[name])
  return Object.fromEntries(changedNames.map((name) => [name, caption[name]]))
}

function scaleCaptions(captions: readonly Caption[], scale: number, height: number): Caption[] {
  return captions.map((caption) => {
    const { y, height: captionHeight } = caption
    return clampCaption({ ...caption, y: Math.round(y * scale), height: Math.round(captionHeight * scale) }, height)
  })
}

export function setPanelImage(scene: MemeScene, panelIndex: number, image: MemeImage | null): MemeScene {
  const pictures = scene.pictures.map((oldImage, index) => (index === panelIndex ? image : oldImage))
  const height = getAreaHeight(getLayout(scene.layout), pictures)
  const captions = scaleCaptions(scene.captions, height / scene.height, height)
  return { ...scene, pictures, height, captions }
}

export const countFreePanels = ({ layout, pictures }: MemeScene) =>
  getLayout(layout).panels.filter((_, index) => !pictures[index]).length

/** Whether there is neither a photo in a panel nor a text. Samples are not text. */
export const isEmptyMeme = ({ layout, pictures, captions, bar }: MemeScene): boolean =>
  !pictures.slice(0, getLayout(layout).panels.length).some(Boolean) &&
  ![...captions, ...(bar.on ? [bar] : [])].some(({ text }) => text.trim() !== '')

/** Uses the first free panel, or else replaces the last image. A text-only meme gets the layout with one panel. */
export function addImage(scene: MemeScene, image: MemeImage): MemeScene {
  const panelCount = getLayout(scene.layout).panels.length
  if (panelCount === 0) return setPanelImage(applyLayout(scene, 'classic'), 0, image)
  const freeIndex = scene.pictures.findIndex((panelImage, index) => index < panelCount && !panelImage)
  return setPanelImage(scene, freeIndex < 0 ? panelCount - 1 : freeIndex, image)
}

export function addCaption(scene: MemeScene): MemeScene {
  const { captions, height } = scene
  if (captions.length >= MAX_CAPTIONS) return scene
  const captionTemplate = { rect: [0.2, 0.38, 0.6, 0.24], stands: 'middle', surface: 'picture' } as const
  const caption = createCaption(captionTemplate, height, createItemId('caption-', captions), '')
  return { ...scene, captions: [...captions, caption] }
}

function createCaption(
  { rect: [x, y, width, height], stands, surface }: Omit<CaptionTemplate, 'text'>,
  areaHeight: number,
  id: string,
  text: string,
): Caption {
  const isPaper = surface === 'paper'
  return {
    id,
    text,
    x: Math.round(x * MEME_WIDTH),
    y: Math.round(y * areaHeight),
    width: Math.round(width * MEME_WIDTH),
    height: Math.round(height * areaHeight),
    stands,
    align: 'centre',
    colour: isPaper ? PAPER_TEXT_COLOR : '#ffffff',
    outlined: !isPaper,
  }
}

function getAreaHeight(layout: MemeLayout, [image]: readonly (MemeImage | null)[]): number {
  const heightRatio = layout.panels.length === 1 && image ? image.height / image.width : layout.heightRatio
  return Math.round(clamp(MEME_WIDTH * heightRatio, AREA_HEIGHT.min, AREA_HEIGHT.max))
}

export const updateCaption = (scene: MemeScene, id: string, change: (caption: Caption) => Caption): MemeScene => ({
  ...scene,
  captions: updateItem(scene.captions, id, change),
})

/** Clamps a caption to a touchable size, with a part of it on the image. */
export function clampCaption(caption: Caption, areaHeight: number): Caption {
  const captionWidth = clamp(caption.width, 80, MEME_WIDTH)
  const captionHeight = clamp(caption.height, 50, areaHeight)
  return {
    ...caption,
    width: captionWidth,
    height: captionHeight,
    x: clamp(caption.x, 40 - captionWidth, MEME_WIDTH - 40),
    y: clamp(caption.y, 40 - captionHeight, areaHeight - 40),
  }
}

export function parseScene(value: unknown): MemeScene | null {
  const scene = sceneSchema.safeParse(value).data
  if (!scene || new Set(scene.captions.map(({ id }) => id)).size < scene.captions.length) return null
  const captions = scene.captions.map((caption) => clampCaption(caption, scene.height))
  return removeSamples({ ...scene, captions })
}
