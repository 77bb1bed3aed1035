import type { QrLayout } from './qr-layout'

/** Builds an SVG file of `sidePixels` a side. A logo is embedded as a `data:` URL, so the file is self-contained. */
export function buildQrSvg(
  { sideModules, path, style, logo: logoBox }: QrLayout,
  sidePixels: number,
  logoUrl: string | null,
): string {
  const background = style.light && `<path fill="${style.light}" d="M0 0h${sideModules}v${sideModules}H0z"/>`
  const image =
    logoBox &&
    logoUrl &&
    `<image x="${logoBox.x}" y="${logoBox.y}" width="${logoBox.width}" height="${logoBox.height}" href="${logoUrl}"/>`
  const crispEdgesAttribute = style.shape === 'square' ? ' shape-rendering="crispEdges"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePixels}" height="${sidePixels}" viewBox="0 0 ${sideModules} ${sideModules}"${crispEdgesAttribute}>`,
    background ?? '',
    `<path fill="${style.dark}" d="${path}"/>`,
    image ?? '',
    '</svg>',
  ].join('')
}
