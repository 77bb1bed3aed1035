import { ImageError } from '@/lib/core/errors/image-errors'
import type { Size } from '@/lib/core/geometry/sizes'
import type { SvgDrawReply, SvgDrawRequest } from './draw-svg'

/** Rasterizes an SVG at this size. Workers cannot draw SVGs, so they ask their page. Throws `ImageError`. */
export async function rasterizeSvg(svg: string, size: Size): Promise<ImageBitmap> {
  const { promise, resolve } = Promise.withResolvers<ImageBitmap | null>()
  const onMessage = ({ data }: MessageEvent<SvgDrawReply | object>) => {
    if ('drawn' in data) resolve(data.drawn)
  }
  addEventListener('message', onMessage)
  postMessage({ svg, size } satisfies SvgDrawRequest)
  const bitmap = await promise
  removeEventListener('message', onMessage)
  if (!bitmap) throw new ImageError('svg_not_drawn')
  return bitmap
}
