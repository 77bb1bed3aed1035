import type { Size } from '@/lib/core/geometry/sizes'

/** A worker's request to its page, and the reply: `null` if drawing failed. */
export type SvgDrawRequest = { svg: string; size: Size }
export type SvgDrawReply = { drawn: ImageBitmap | null }

/** An `<img>` runs no scripts and loads nothing (SVG 2, 2.2.4). As a blob URL, an SVG with HTML taints the canvas. */
export async function drawSvg({ svg, size }: SvgDrawRequest): Promise<SvgDrawReply> {
  try {
    const [{ isTooComplex }, { resizeSvg }] = await Promise.all([import('./svg-complexity'), import('./svg-size')])
    // Drawing cannot be aborted and blocks the page.
    if (isTooComplex(svg, parseSvg)) return { drawn: null }
    const image = new Image(size.width, size.height)
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(resizeSvg(svg, size))}`
    await image.decode()
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, size.width, size.height)
    // Throws if the browser has tainted the canvas.
    context?.getImageData(0, 0, 1, 1)
    return { drawn: context && canvas.transferToImageBitmap() }
  } catch {
    return { drawn: null }
  }
}

const parseSvg = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
