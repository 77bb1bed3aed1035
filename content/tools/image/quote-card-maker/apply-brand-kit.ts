import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import type { Editor } from '@/components/editor/editor'
import { MIN_TEXT_CONTRAST, mixColors } from '@/lib/images/drawing/colors'
import { hasImageBackground } from './card-boxes'
import { type QuoteScene, setLogo } from './scene'
import { getTextColors } from './text-colors'
import { fontPairs } from './themes'

export async function applyBrandKit(editor: Editor<QuoteScene>, kit: BrandKit) {
  const { colors, headlineFont, handle } = kit
  if (!colors[0] && !headlineFont && !handle && !kit.logo) return { missing: 'colors, headline font, handle or logo' }
  const logo = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  editor.change((scene) => (logo ? setLogo(brandScene(scene, kit), logo) : brandScene(scene, kit)))
  return { undo: null }
}

/** The neutral theme has text for each color. Medium colors are darkened slightly. A photo stays the background. */
export function brandScene(scene: QuoteScene, { colors, headlineFont, handle }: BrandKit): QuoteScene {
  const pair = fontPairs.find((one) => ('family' in one ? one.family : 'Plain') === headlineFont)
  const brandedScene = { ...scene, ...(pair && { pair: pair.id }), handle: handle || scene.handle }
  const [colour, second = colour] = colors
  if (!colour || !second) return brandedScene
  const ground = hasImageBackground(scene) ? scene.ground : 'colour'
  const coloredScene: QuoteScene = { ...brandedScene, theme: 'plain', ground, colour, second }
  const isReadable = getTextColors(coloredScene).minContrast >= MIN_TEXT_CONTRAST
  return isReadable ? coloredScene : { ...coloredScene, colour: mixColors(colour, '#000000', 0.1) }
}
