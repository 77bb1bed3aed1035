import { PictureError } from '@/lib/core/errors/picture-faults'
import type { Decoded } from './decode-heic'
import type { HeicReport } from './heic-worker'

/** A HEIC photo's pixels where the browser has no decoder of its own, in a worker wherever it is called. Throws `PictureError`. */
export async function heicPixels(bytes: Uint8Array): Promise<ImageData> {
  const { data, width, height } =
    typeof document === 'undefined'
      ? await import('./decode-heic').then(({ decodeHeic }) => decodeHeic(bytes))
      : await inWorker(bytes)
  return new ImageData(data, width, height)
}

async function inWorker(bytes: Uint8Array): Promise<Decoded> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Decoded>()
  worker.onmessage = ({ data }: MessageEvent<HeicReport>) => {
    if ('decoded' in data) resolve(data.decoded)
    else reject(new PictureError(data.failed, 'HEIC'))
  }
  worker.onerror = () => reject(new PictureError('offline'))
  worker.postMessage(bytes)
  return promise.finally(() => worker.terminate())
}
