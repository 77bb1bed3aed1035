import { ImageError } from '@/lib/core/errors/image-errors'
import type { Size } from '@/lib/core/geometry/sizes'
import type { SvgDrawReply, SvgDrawRequest } from './draw-svg'

/** Rasterizes an SVG at this size. Workers cannot draw SVGs, so they ask their page. Throws `ImageError`. */
export async function rasterizeSvg(svg: string, size: Size): Promise<ImageBitmap> {
  const request = { svg, size }
  const { drawn: bitmap } =
    typeof document === 'undefined'
      ? await requestFromPage(request)
      : await import('./draw-svg').then(({ drawSvg }) => drawSvg(request))
  if (!bitmap) throw new ImageError('svg_not_drawn')
  return bitmap
}

async function requestFromPage(request: SvgDrawRequest): Promise<SvgDrawReply> {
  const { promise, resolve } = Promise.withResolvers<SvgDrawReply>()
  const onMessage = ({ data }: MessageEvent<SvgDrawReply | object>) => {
    if ('drawn' in data) resolve(data)
  }
  addEventListener('message', onMessage)
  postMessage(request)
  return promise.finally(() => removeEventListener('message', onMessage))
}
