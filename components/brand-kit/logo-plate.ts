import { getContrast } from '@/lib/images/drawing/colors'
import { extractImageColors } from '@/lib/images/palette/extract-image-colors'

/** Of graphics in WCAG 2.2 (1.4.11). */
export const MIN_GRAPHIC_CONTRAST = 3

/** Returns the colors of an image's large parts. Empty if it cannot be read. */
export async function readMainColors(bitmap: ImageBitmap): Promise<string[]> {
  const swatches = await extractImageColors(bitmap, { count: 3, shouldIgnoreWhite: false }).catch(() => [])
  return swatches.flatMap(({ hex, share }) => (share !== null && share >= 0.25 ? [hex] : []))
}

/** White or near black behind a logo with these colors. Undefined if each background shows the logo. */
export function pickPlateColor(logoColors: readonly string[], backgrounds: readonly string[]): string | undefined {
  const getLowestContrast = (color: string) => Math.min(...logoColors.map((one) => getContrast(one, color)))
  if (backgrounds.every((color) => getLowestContrast(color) >= MIN_GRAPHIC_CONTRAST)) return
  return getLowestContrast('#ffffff') >= getLowestContrast('#14110f') ? '#ffffff' : '#14110f'
}
