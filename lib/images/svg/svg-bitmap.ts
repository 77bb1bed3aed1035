import { PictureError } from '@/lib/core/errors/picture-faults'
import type { Size } from '@/lib/core/geometry/sizes'
import type { SvgGiven, SvgWanted } from './draw-svg'

/** An SVG as pixels of this size. A worker cannot draw one, so there its page does. Throws `PictureError`. */
export async function svgBitmap(svg: string, size: Size): Promise<ImageBitmap> {
  const wanted = { svg, size }
  const { drawn } =
    typeof document === 'undefined'
      ? await askPage(wanted)
      : await import('./draw-svg').then(({ drawSvg }) => drawSvg(wanted))
  if (!drawn) throw new PictureError('svg_not_drawn')
  return drawn
}

async function askPage(wanted: SvgWanted): Promise<SvgGiven> {
  const { promise, resolve } = Promise.withResolvers<SvgGiven>()
  const onMessage = ({ data }: MessageEvent<SvgGiven | object>) => {
    if ('drawn' in data) resolve(data)
  }
  addEventListener('message', onMessage)
  postMessage(wanted)
  return promise.finally(() => removeEventListener('message', onMessage))
}
