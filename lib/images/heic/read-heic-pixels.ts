import { ImageError } from '@/lib/core/errors/image-errors'
import type { Pixels } from '@/lib/core/geometry/sizes'
import type { HeicWorkerMessage } from './heic-worker'

/** Decodes a HEIC photo in a worker, for browsers without a HEIC decoder. Throws `ImageError`. */
export async function readHeicPixels(bytes: Uint8Array): Promise<ImageData> {
  const { data, width, height } =
    typeof document === 'undefined'
      ? await import('./decode-heic').then(({ decodeHeic }) => decodeHeic(bytes))
      : await decodeInWorker(bytes)
  return new ImageData(data, width, height)
}

async function decodeInWorker(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>()
  worker.onmessage = ({ data }: MessageEvent<HeicWorkerMessage>) => {
    if ('decoded' in data) resolve(data.decoded)
    else reject(new ImageError(data.failed, 'HEIC'))
  }
  worker.onerror = () => reject(new ImageError('offline'))
  worker.postMessage(bytes)
  return promise.finally(() => worker.terminate())
}
