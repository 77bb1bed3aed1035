import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import type { Editor } from '@/components/editor/editor'
import { MIN_TEXT_CONTRAST, mixColors } from '@/lib/images/drawing/colors'
import { type QuoteScene, setLogo } from './scene'
import { getTextColors } from './text-colors'
import { fontPairs } from './themes'

export async function applyBrandKit(editor: Editor<QuoteScene>, kit: BrandKit): Promise<null> {
  const logo = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  editor.change((scene) => (logo ? setLogo(brandScene(scene, kit), logo) : brandScene(scene, kit)))
  return null
}

export function brandScene(scene: QuoteScene, { colors, headlineFont, handle }: BrandKit): QuoteScene {
  const [colour, second = colour] = colors
  const pair = fontPairs.find((one) => ('family' in one ? one.family : 'Plain') === headlineFont)
  const brandedScene = { ...scene, ...(pair && { pair: pair.id }), handle: handle || scene.handle }
  return colour && second ? fillBackground({ ...brandedScene, colour, second }) : brandedScene
}

/** The neutral theme has text for each color. Medium colors are darkened slightly. A photo stays the background. */
function fillBackground(scene: QuoteScene): QuoteScene {
  const filledScene: QuoteScene = { ...scene, theme: 'plain', ground: 'colour' }
  const isReadable = getTextColors(filledScene).minContrast >= MIN_TEXT_CONTRAST
  const colour = isReadable ? scene.colour : mixColors(scene.colour, '#000000', 0.1)
  return { ...filledScene, colour, ground: scene.picture ? scene.ground : 'colour' }
}
