import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import type { Editor } from '@/components/editor/editor'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { getContrast, MIN_TEXT_CONTRAST, pickReadableColor } from '@/lib/images/drawing/colors'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { extractImageColors } from '@/lib/images/palette/extract-image-colors'
import { addImage } from './layer-changes'
import {
  BRAND_LOGO_ID,
  clampBox,
  defaultTextLayer,
  formats,
  getTextLayers,
  type SceneLayer,
  type ThumbnailScene,
} from './scene'
import { containsCenter, getDurationBadge } from './scene-geometry'

/** `colors` are those of large parts. */
type Logo = Size & { id: string; colors: readonly string[] }

export async function applyBrandKit(editor: Editor<ThumbnailScene>, kit: BrandKit) {
  if (kit.colors.length === 0 && !kit.headlineFont && !kit.textFont && !kit.logo) return 'colors, fonts or logo'
  const image = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  const logo = image && { ...image, colors: await readMainColors(image.bitmap) }
  editor.change((scene) => brandScene(scene, kit, logo))
  return null
}

async function readMainColors(bitmap: ImageBitmap): Promise<string[]> {
  const swatches = await extractImageColors(bitmap, { count: 3, shouldIgnoreWhite: false }).catch(() => [])
  return swatches.flatMap(({ hex, share }) => (share !== null && share >= 0.25 ? [hex] : []))
}

/** Smaller texts, as a share of the largest, are no headlines. */
const MIN_HEADLINE_SHARE = 0.75

/** The first color fills the background. Each text gets a color that is readable on what is behind it. */
export function brandScene(scene: ThumbnailScene, kit: BrandKit, logo: Logo | null): ThumbnailScene {
  const [colour] = kit.colors
  const coloredScene = colour ? setColors(scene, colour, kit.colors) : scene
  const minHeadlineSize = MIN_HEADLINE_SHARE * Math.max(...getTextLayers(scene).map(({ size }) => size))
  const layers = coloredScene.layers.map((layer) => {
    if (layer.kind !== 'text') return layer
    const font = layer.size >= minHeadlineSize ? kit.headlineFont : kit.textFont
    const typeface = typefaces.findIndex(({ family = 'Plain' }) => family === font)
    return typeface < 0 ? layer : { ...layer, typeface }
  })
  return logo ? setLogo({ ...coloredScene, layers }, logo, kit) : { ...coloredScene, layers }
}

/** Of graphics in WCAG 2.2 (1.4.11). */
const MIN_GRAPHIC_CONTRAST = 3

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
    const outlineColour = isOnShape ? shapeColor : background
    const readableColors = colors.filter((color) => getContrast(color, outlineColour) >= MIN_TEXT_CONTRAST)
    const nextColor = readableColors[textLayers.indexOf(layer) % readableColors.length]
    // On a photo, the outline makes the text readable.
    const outline = isOnShape ? layer.outline : Math.max(layer.outline, defaultTextLayer.outline)
    return { ...layer, colour: nextColor ?? pickReadableColor(outlineColour, []), outline, outlineColour }
  })
  return { ...scene, ground: { ...scene.ground, colour: background, to: background }, layers }
}

const [LOGO_SHARE, MARGIN_SHARE] = [0.24, 0.04]

/** An existing logo is replaced in its place. A new one is in the kit's corner, above the badge with the duration. */
function setLogo(scene: ThumbnailScene, logo: Logo, { position, colors }: BrandKit): ThumbnailScene {
  const oldLogo = scene.layers.find(({ id }) => id === BRAND_LOGO_ID)
  const otherLayers = scene.layers.filter((layer) => layer !== oldLogo)
  const newLogo = addImage({ ...scene, layers: otherLayers }, logo)?.layers.at(-1)
  if (!newLogo) return scene
  const sceneSize = formats[scene.format]
  const shortSide = Math.min(sceneSize.width, sceneSize.height)
  const [side, margin] = [shortSide * LOGO_SHARE, shortSide * MARGIN_SHARE]
  const { width, height } = fitWithin(logo, oldLogo ?? { width: side, height: side })
  const isLeft = position.includes('left')
  const badgeHeight = isLeft ? 0 : (getDurationBadge(scene.format)?.height ?? 0)
  const x = isLeft ? margin : sceneSize.width - width - margin
  const y = position.includes('bottom') ? sceneSize.height - height - margin - badgeHeight : margin
  const box = clampBox({ x: oldLogo?.x ?? x, y: oldLogo?.y ?? y, width, height })
  const plate = pickPlateColor(scene, logo, colors)
  return { ...scene, layers: [...otherLayers, { ...newLogo, ...box, ...(plate && { plate }), id: BRAND_LOGO_ID }] }
}

/** Undefined if the background shows the logo. A photo may have any color. */
function pickPlateColor({ ground }: ThumbnailScene, logo: Logo, colors: readonly string[]): string | undefined {
  const getLowestContrast = (color: string) => Math.min(...logo.colors.map((one) => getContrast(one, color)))
  const shows = (color: string) => getLowestContrast(color) >= MIN_GRAPHIC_CONTRAST
  if (ground.picture === null && shows(ground.colour) && shows(ground.to)) return
  const candidates = [...colors, '#ffffff', '#14110f']
  const sortedCandidates = candidates.toSorted((one, other) => getLowestContrast(other) - getLowestContrast(one))
  return candidates.find(shows) ?? sortedCandidates[0]
}
