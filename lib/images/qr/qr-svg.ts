import type { QrLayout } from './qr-layout'

/** A code as an SVG file of `pixels` a side. A logo goes in as a `data:` address, so that the file needs no other. */
export function qrSvg({ units, path, look, logo }: QrLayout, pixels: number, logoUrl: string | null): string {
  const ground = look.light && `<path fill="${look.light}" d="M0 0h${units}v${units}H0z"/>`
  const picture =
    logo &&
    logoUrl &&
    `<image x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" href="${logoUrl}"/>`
  const crisp = look.shape === 'square' ? ' shape-rendering="crispEdges"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${units} ${units}"${crisp}>`,
    ground ?? '',
    `<path fill="${look.dark}" d="${path}"/>`,
    picture ?? '',
    '</svg>',
  ].join('')
}
