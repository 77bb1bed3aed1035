import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import { pickPlateColor, readMainColors } from '@/components/brand-kit/logo-plate'
import type { Editor } from '@/components/editor/editor'
import { getContrast, MIN_TEXT_CONTRAST, mixColors } from '@/lib/images/drawing/colors'
import { hasImageBackground } from './card-boxes'
import { type QuoteScene, setLogo } from './scene'
import { getBackgroundColors, getTextColors } from './text-colors'
import { fontPairs } from './themes'

export async function applyBrandKit(editor: Editor<QuoteScene>, kit: BrandKit) {
  const { colors, headlineFont, handle } = kit
  if (!colors[0] && !headlineFont && !handle && !kit.logo) return { missing: 'colors, headline font, handle or logo' }
  const logo = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  const logoColors = logo ? await readMainColors(logo.bitmap) : []
  editor.change((scene) => {
    const branded = brandScene(scene, kit)
    return logo ? setLogo(branded, logo, pickPlateColor(logoColors, getBackgroundColors(branded))) : branded
  })
  return { undo: null }
}

/** The neutral theme has text for each color. Medium colors are darkened slightly. A photo stays the background. */
export function brandScene(scene: QuoteScene, { colors, headlineFont, handle }: BrandKit): QuoteScene {
  const pair = fontPairs.find((one) => ('family' in one ? one.family : 'Plain') === headlineFont)
  const brandedScene = { ...scene, ...(pair && { pair: pair.id }), handle: handle || scene.handle }
  const [colour, second = colour] = colors
  if (!colour || !second) return brandedScene
  const ground = hasImageBackground(scene) ? scene.ground : 'colour'
  const accent = colors.find((color) => getContrast(color, colour) >= MIN_TEXT_CONTRAST)
  const coloredScene: QuoteScene = { ...brandedScene, theme: 'plain', ground, colour, second, accent }
  const isReadable = getTextColors(coloredScene).minContrast >= MIN_TEXT_CONTRAST
  return isReadable ? coloredScene : { ...coloredScene, colour: mixColors(colour, '#000000', 0.1) }
}
