import type { BrandKit } from '@/components/brand-kit/brand-kit'
import { fillWithUndo, type LogoState } from '@/components/brand-kit/fill-with-undo'
import type { SettingsControl } from '@/components/files/file-settings'
import { getContrast, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { getCaptionFamily } from '@/lib/video/caption-fonts'
import { CAPTION_BACKGROUND } from './captions'
import { stylesWithAccent } from './form'

type Control = Pick<SettingsControl, 'readCurrentSettings' | 'fillSettings'>

/**
 * The first color that reads well on dark marks the spoken word beside white ones, or colors all in a plain style. The
 * handle and the logo are the watermark. A headline font that a style has chooses that style.
 */
export async function applyBrandKit(control: Control, logoState: LogoState, kit: BrandKit) {
  const { colors, handle, position, logo, headlineFont } = kit
  const color = colors.find((kitColor) => getContrast(kitColor, CAPTION_BACKGROUND) >= MIN_TEXT_CONTRAST)
  const hasFont = headlineFont === getCaptionFamily('pop')
  if (!color && !handle && !logo && !hasFont) return { missing: 'handle, logo or light colors' }
  const look = hasFont ? 'pop' : String(control.readCurrentSettings().look)
  const hasAccent = stylesWithAccent.includes(look)
  const changes = {
    look,
    ...(color && { textColor: hasAccent ? '#ffffff' : color, accentColor: color }),
    ...(handle && { handle }),
    ...(logo && { logoSource: 'kit' }),
    ...((handle || logo) && position !== 'tile' && { place: position }),
  }
  return fillWithUndo(control, changes, logoState, logo)
}
