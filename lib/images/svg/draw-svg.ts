import type { Size } from '@/lib/core/geometry/sizes'
import { resizeSvg } from './svg-size'

/** What a worker asks its page for, and the page's answer: `null` where it could not be drawn. */
export type SvgDrawRequest = { svg: string; size: Size }
export type SvgDrawReply = { drawn: ImageBitmap | null }

/**
 * On the page: an SVG as pixels of this size. As the source of an `<img>` it runs no script and loads nothing (SVG 2,
 * section 2.2.4, secure static mode). From a data address, because a canvas is spoilt by a blob with HTML in it.
 */
export async function drawSvg({ svg, size }: SvgDrawRequest): Promise<SvgDrawReply> {
  const { isTooComplex } = await import('./svg-complexity')
  // Drawing one cannot be stopped, and the page waits for it.
  if (isTooComplex(svg, parseSvg)) return { drawn: null }
  const image = new Image(size.width, size.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(resizeSvg(svg, size))}`
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, size.width, size.height)
    // Throws where the browser lets nobody read what was drawn.
    context?.getImageData(0, 0, 1, 1)
    return { drawn: context && canvas.transferToImageBitmap() }
  } catch {
    return { drawn: null }
  }
}

const parseSvg = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
