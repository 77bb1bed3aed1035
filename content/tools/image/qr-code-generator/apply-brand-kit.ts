import type { BrandKit } from '@/components/brand-kit/brand-kit'
import { fillWithUndo, type LogoState } from '@/components/brand-kit/fill-with-undo'
import type { SettingsControl } from '@/components/files/file-settings'
import { getContrast } from '@/lib/images/drawing/colors'

export async function applyBrandKit({ design, ...logoState }: LogoState & { design: SettingsControl }, kit: BrandKit) {
  if (kit.colors.length === 0 && !kit.logo) return { missing: 'colors or logo' }
  return fillWithUndo(design, kit.colors.length > 0 ? pickCodeColors(kit) : {}, logoState, kit.logo)
}

/** Below this contrast, `assessCode` warns about print and dim light. */
const MIN_CONTRAST = 4.5

/** The first color that contrasts with white, on a light one that contrasts with it: scanners expect a darker code. */
export function pickCodeColors({ colors }: Pick<BrandKit, 'colors'>): { dark: string; light: string } {
  const isReadable = (color: string, other: string) => getContrast(color, other) >= MIN_CONTRAST
  const dark = colors.find((color) => isReadable(color, '#ffffff')) ?? '#000000'
  return { dark, light: colors.find((color) => !isReadable(color, '#ffffff') && isReadable(color, dark)) ?? '#ffffff' }
}
