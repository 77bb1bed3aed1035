import { pickReadableColor } from '@/lib/images/drawing/contrast'

const SWATCH_WIDTH = 240
const STRIP_HEIGHT = 320

/** A palette as a PNG: a field a colour, with its value on it. Throws where the browser has no memory for it. */
export async function drawPaletteStrip(hexes: readonly string[], fontFamily: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(SWATCH_WIDTH * hexes.length, STRIP_HEIGHT)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  context.font = `600 32px ${fontFamily}`
  context.textAlign = 'center'
  for (const [index, hex] of hexes.entries()) {
    context.fillStyle = hex
    context.fillRect(index * SWATCH_WIDTH, 0, SWATCH_WIDTH, STRIP_HEIGHT)
    context.fillStyle = pickReadableColor(hex, [])
    context.fillText(hex.toUpperCase(), (index + 0.5) * SWATCH_WIDTH, STRIP_HEIGHT - 32)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
