import { createContext } from '@/lib/images/canvas-context'
import type { QrLayout } from './qr-layout'

/** Modules have a whole number of pixels, and the rest widens the quiet zone. Throws `RangeError` without memory. */
export function paintQr(layout: QrLayout, sidePixels: number, logoImage: ImageBitmap | null) {
  const { sideModules, path, style, logo } = layout
  const size = { width: sidePixels, height: sidePixels }
  const context = createContext(size, { willReadFrequently: true, background: style.light })
  const scale = getPixelsPerModule(sideModules, sidePixels)
  const origin = Math.floor((sidePixels - scale * sideModules) / 2)
  context.setTransform(scale, 0, 0, scale, origin, origin)
  context.fillStyle = style.dark
  context.fill(new Path2D(path))
  if (logo && logoImage) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(logoImage, logo.x, logo.y, logo.width, logo.height)
  }
  return context
}

export const getPixelsPerModule = (sideModules: number, sidePixels: number): number =>
  sidePixels < sideModules ? sidePixels / sideModules : Math.floor(sidePixels / sideModules)

/** Builds an SVG file of `sidePixels` a side. A logo is embedded as a `data:` URL, so the file is self-contained. */
export function buildQrSvg(layout: QrLayout, sidePixels: number, logoUrl: string | null): string {
  const { sideModules, path, style, logo } = layout
  const background = style.light && `<path fill="${style.light}" d="M0 0h${sideModules}v${sideModules}H0z"/>`
  const image =
    logo &&
    logoUrl &&
    `<image x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" href="${logoUrl}"/>`
  const crispEdgesAttribute = style.shape === 'square' ? ' shape-rendering="crispEdges"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePixels}" height="${sidePixels}" viewBox="0 0 ${sideModules} ${sideModules}"${crispEdgesAttribute}>`,
    background ?? '',
    `<path fill="${style.dark}" d="${path}"/>`,
    image ?? '',
    '</svg>',
  ].join('')
}
