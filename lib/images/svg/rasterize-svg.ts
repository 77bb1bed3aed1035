import { ImageError } from '@/lib/core/errors/image-errors'
import type { Size } from '@/lib/core/geometry/sizes'
import type { SvgDrawReply, SvgDrawRequest } from './draw-svg'

/** An SVG as pixels of this size. A worker cannot draw one, so there its page does. Throws `ImageError`. */
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
