import { type BrandKit, createLogoFile } from '@/components/brand-kit/brand-kit'
import { pickPlateColor, readMainColors } from '@/components/brand-kit/logo-plate'
import type { Editor } from '@/components/editor/editor'
import { getContrast, MIN_TEXT_CONTRAST, mixColors } from '@/lib/images/drawing/colors'
import { createBackgroundShape, getCardBoxes, hasImageBackground } from './card-boxes'
import { logoPositions, type QuoteScene, setLogo } from './scene'
import { getBackgroundColors, getTextColors, toneSamplers } from './text-colors'
import { fontPairs } from './themes'

export async function applyBrandKit(editor: Editor<QuoteScene>, kit: BrandKit) {
  const { colors, headlineFont, handle } = kit
  if (!colors[0] && !headlineFont && !handle && !kit.logo) return { missing: 'colors, headline font, handle or logo' }
  const logo = kit.logo && (await editor.addImage(createLogoFile(kit.logo)))
  const logoColors = logo ? await readMainColors(logo.bitmap) : []
  editor.change((scene) => {
    const branded = brandScene(scene, kit)
    if (!logo) return branded
    const position = getLogoPosition(kit)
    const placed = setLogo(branded, logo, { position })
    return setLogo(branded, logo, { position, plate: pickPlateColor(logoColors, getLogoBackgrounds(placed)) })
  })
  return { undo: null }
}

/** The nearest to the kit’s position, which may be where a card has its text or its names. */
export const getLogoPosition = ({ position }: Pick<BrandKit, 'position'>) =>
  logoPositions.find((one) => one === position) ?? (position === 'left' ? 'bottom left' : 'bottom right')

/** The scrim of a photo begins at the text, so a logo above it is on the photo itself. */
function getLogoBackgrounds(scene: QuoteScene): readonly string[] {
  const { logo, quote } = getCardBoxes(scene)
  const shape = createBackgroundShape(scene)
  const isOnPhoto = logo && hasImageBackground(scene) && logo.y < quote.y
  return (isOnPhoto && toneSamplers.get(shape.id)?.(shape, logo)) || getBackgroundColors(scene)
}

/** The neutral theme has text for each color. Medium colors are darkened slightly. A photo stays the background. */
export function brandScene(scene: QuoteScene, { colors, headlineFont, handle }: BrandKit): QuoteScene {
  const pair = fontPairs.find((one) => ('family' in one ? one.family : 'Plain') === headlineFont)
  const brandedScene = { ...scene, ...(pair && { pair: pair.id }), handle: handle || scene.handle }
  const [colour, second = colour] = colors
  if (!colour || !second) return brandedScene
  const ground = hasImageBackground(scene) ? scene.ground : 'colour'
  const accent = colors.find((color) => getContrast(color, colour) >= MIN_TEXT_CONTRAST) ?? colour
  const coloredScene: QuoteScene = { ...brandedScene, theme: 'plain', ground, colour, second, accent }
  const isReadable = getTextColors(coloredScene).minContrast >= MIN_TEXT_CONTRAST
  return isReadable ? coloredScene : { ...coloredScene, colour: mixColors(colour, '#000000', 0.1) }
}
