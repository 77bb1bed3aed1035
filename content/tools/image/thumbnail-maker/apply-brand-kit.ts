import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import { MIN_GRAPHIC_CONTRAST, pickPlateColor, readMainColors } from '@/components/brand-kit/logo-plate'
import type { Editor } from '@/components/editor/editor'
import { type Box, fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { createContext } from '@/lib/images/canvas-context'
import { getContrast, MIN_TEXT_CONTRAST, pickReadableColor } from '@/lib/images/drawing/colors'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import { safeAreas } from '@/lib/platforms/videos'
import { drawScene } from './draw-scene'
import { addImage, addText } from './layer-changes'
import {
  BRAND_HANDLE_ID,
  BRAND_LOGO_ID,
  clampBox,
  defaultTextLayer,
  formats,
  getHeadlines,
  getTextLayers,
  MAX_LAYERS,
  MAX_TEXTS,
  type SceneLayer,
  type ThumbnailScene,
} from './scene'
import { containsCenter, getDurationBadge, getInkBounds } from './scene-geometry'
import { estimateWidth } from './text-areas'
import { updateLayer } from './thumbnail-editor'

/** `colors` are those of large parts, `photoColors` those of a background photo at the logo’s place. */
type Logo = Size & { id: string; colors: readonly string[]; photoColors?: readonly string[] }

export async function applyBrandKit(editor: Editor<ThumbnailScene>, kit: BrandKit) {
  const { colors, headlineFont, textFont, handle } = kit
  const values = [colors.length > 0, headlineFont, textFont, handle, kit.logo].filter(Boolean)
  if (values.length === 0) return { missing: 'colors, fonts, handle or logo' }
  const image = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  const newLogo = image && { ...image, colors: await readMainColors(image.bitmap) }
  const place = brandScene(editor.scene, kit, newLogo).layers.find(({ id }) => id === BRAND_LOGO_ID)
  const logo = newLogo && { ...newLogo, photoColors: place ? await readPhotoColors(editor, place) : [] }
  editor.change((scene) => brandScene(scene, kit, logo))
  const ids = brandScene(editor.scene, kit, logo).layers.map(({ id }) => id)
  const missing = [logo && !ids.includes(BRAND_LOGO_ID) && 'logo', handle && !ids.includes(BRAND_HANDLE_ID) && 'handle']
  const names = missing.filter(Boolean)
  if (names.length === 0) return { undo: null }
  const rest = names.length < values.length ? 'The rest is in. ' : ''
  const text = `${rest}The limit is ${MAX_TEXTS} texts and ${MAX_LAYERS} layers, so delete one and try again.`
  return { notice: { title: `No room for your ${names.join(' and ')}`, text } }
}

async function readPhotoColors({ scene, images }: Editor<ThumbnailScene>, { x, y, width, height }: Box) {
  if (scene.ground.picture === null) return []
  const context = createContext(formats[scene.format])
  const drawing = drawScene({ ...scene, layers: [] }, () => 0)
  paintDrawing(context, drawing, '', images)
  const bitmap = await createImageBitmap(context.canvas, x, y, width, height)
  return readMainColors(bitmap).finally(() => bitmap.close())
}

/** Smaller texts, as a share of the largest, are no headlines. */
const MIN_HEADLINE_SHARE = 0.75

/** The first color fills the background. Each text gets a color that is readable on what is behind it. */
export function brandScene(scene: ThumbnailScene, kit: BrandKit, logo: Logo | null): ThumbnailScene {
  const [colour] = kit.colors
  const sceneWithHandle = setHandle(scene, kit, logo)
  const coloredScene = colour ? setColors(sceneWithHandle, colour, kit.colors) : sceneWithHandle
  const minHeadlineSize = MIN_HEADLINE_SHARE * Math.max(...getHeadlines(scene).map(({ size }) => size))
  const layers = coloredScene.layers.map((layer) => {
    if (layer.kind !== 'text') return layer
    const font = layer.size >= minHeadlineSize ? kit.headlineFont : kit.textFont
    const typeface = typefaces.findIndex(({ family = 'Plain' }) => family === font)
    return typeface < 0 ? layer : { ...layer, typeface }
  })
  return logo ? setLogo({ ...coloredScene, layers }, logo, kit) : { ...coloredScene, layers }
}

/** In outline widths. */
const MIN_OUTLINED_SIZE = 10

function setColors(scene: ThumbnailScene, background: string, colors: readonly string[]): ThumbnailScene {
  const isAccent = (color: string) => getContrast(color, background) >= MIN_GRAPHIC_CONTRAST
  const shapeColor = colors.find(isAccent) ?? pickReadableColor(background, [])
  const textLayers = getTextLayers(scene)
  const layers = scene.layers.map((layer, index): SceneLayer => {
    if (layer.kind === 'shape') return { ...layer, colour: shapeColor }
    if (layer.kind === 'picture') return layer
    const isOnShape = scene.layers
      .slice(0, index)
      .some((other) => other.kind === 'shape' && other.shape !== 'emoji' && containsCenter(other, layer))
    const backColor = isOnShape ? shapeColor : background
    const readableColors = colors.filter((color) => getContrast(color, backColor) >= MIN_TEXT_CONTRAST)
    const nextColor = readableColors[textLayers.indexOf(layer) % readableColors.length]
    const colour = nextColor ?? pickReadableColor(backColor, [])
    // On a photo, the outline makes the text readable.
    const outline = isOnShape ? layer.outline : Math.max(layer.outline, defaultTextLayer.outline)
    const isOnPhoto = !isOnShape && scene.ground.picture !== null
    // Some templates hide the outline without a photo. An outline makes small text hard to read.
    const isHidden = layer.outlineColour === scene.ground.colour || layer.size < MIN_OUTLINED_SIZE * outline
    const outlineColour = isOnPhoto || isHidden ? backColor : pickReadableColor(colour, [])
    return { ...layer, colour, outline, outlineColour }
  })
  return { ...scene, ground: { ...scene.ground, colour: background, to: background }, layers }
}

/** In shares of the short side. */
const [LOGO_SHARE, HANDLE_SHARE] = [0.24, 0.06]
const MARGIN_SHARE = { min: 0.04, max: 0.14, default: 0.08 }

/** That of the headline, so that both begin on one line. */
function getMargin(scene: ThumbnailScene): number {
  const { width, height } = formats[scene.format]
  const shortSide = Math.min(width, height)
  const headlines = getHeadlines(scene).filter(({ align }) => align === 'left')
  if (headlines.length === 0) return shortSide * MARGIN_SHARE.default
  const leftmost = Math.min(...headlines.map(({ x }) => x))
  return clamp(leftmost, shortSide * MARGIN_SHARE.min, shortSide * MARGIN_SHARE.max)
}

const corners = ['bottom left', 'top left', 'top right', 'bottom right']

/** On the right, above the badge with the duration. On a 9:16 cover, in the safe area of Shorts, the smallest. */
function placeInCorner(scene: ThumbnailScene, { width, height }: Size, corner: string): Box {
  const { format } = scene
  const size = formats[format]
  const margin = getMargin(scene)
  const { top = 0, right = 0, bottom = 0, left = 0 } = format === 'tall' ? safeAreas.shorts.margins : {}
  const isLeft = corner.includes('left')
  const badgeHeight = isLeft ? 0 : (getDurationBadge(format)?.height ?? 0)
  const x = isLeft ? left * size.width + margin : (1 - right) * size.width - width - margin
  const lowestY = (1 - bottom) * size.height - height - margin - badgeHeight
  const y = corner.includes('bottom') ? lowestY : top * size.height + margin
  return clampBox({ x, y, width, height })
}

/** In the corner where it covers least, the first of equal ones. */
function placeFreely(scene: ThumbnailScene, size: Size, candidates: readonly string[]): Box {
  const boxes = scene.layers.flatMap((one) => (one.kind === 'text' ? getInkBounds(one, estimateWidth) : [one]))
  const getCoveredArea = (place: Box) => boxes.reduce((sum, box) => sum + getOverlapArea(box, place), 0)
  const places = candidates.map((corner) => placeInCorner(scene, size, corner))
  return places.reduce((best, place) => (getCoveredArea(place) < getCoveredArea(best) ? place : best))
}

/** An existing handle is replaced in its place. A new one is in the corner where it covers least. */
function setHandle(scene: ThumbnailScene, kit: BrandKit, logo: Logo | null): ThumbnailScene {
  const { handle: text } = kit
  if (text === '') return scene
  if (scene.layers.some(({ id }) => id === BRAND_HANDLE_ID))
    return updateLayer(scene, BRAND_HANDLE_ID, (layer) => ({ ...layer, text }) as SceneLayer)
  const sceneWithLogo = logo ? setLogo(scene, logo, kit) : scene
  if (!addText(sceneWithLogo, text)) return scene
  const { width, height } = formats[scene.format]
  const size = Math.min(width, height) * HANDLE_SHARE
  const boxSize = { width: Math.min(width / 2, estimateWidth(text, { size, weight: 700 }) * 1.3), height: size * 1.5 }
  const box = placeFreely(sceneWithLogo, boxSize, corners)
  const align = box.x < width / 2 ? ('left' as const) : ('right' as const)
  const layer = { ...defaultTextLayer, ...box, typeface: 0, size, upper: false, align, text, id: BRAND_HANDLE_ID }
  return { ...scene, layers: [...scene.layers, layer] }
}

/** An existing logo is replaced in its place. A new one is in the kit's corner, or in another where it covers less. */
function setLogo(scene: ThumbnailScene, logo: Logo, kit: BrandKit): ThumbnailScene {
  const oldLogo = scene.layers.find(({ id }) => id === BRAND_LOGO_ID)
  const otherLayers = scene.layers.filter((layer) => layer !== oldLogo)
  const newLogo = addImage({ ...scene, layers: otherLayers }, logo)?.layers.at(-1)
  if (!newLogo) return scene
  const { width, height } = formats[scene.format]
  const side = Math.min(width, height) * LOGO_SHARE
  const size = fitWithin(logo, oldLogo ?? { width: side, height: side })
  const box = oldLogo
    ? clampBox({ x: oldLogo.x, y: oldLogo.y, ...size })
    : placeFreely(scene, size, [kit.position, ...corners])
  const { colour, to, picture } = scene.ground
  const plate = pickPlateColor(logo.colors, picture === null ? [colour, to] : (logo.photoColors ?? []))
  return { ...scene, layers: [...otherLayers, { ...newLogo, ...box, ...(plate && { plate }), id: BRAND_LOGO_ID }] }
}
