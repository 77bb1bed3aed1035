import { ImageError } from '@/lib/core/errors/image-errors'
import { type DecodedImage, decodeHeic } from './decode-heic'

export type HeicWorkerMessage = { decoded: DecodedImage } | { failed: 'damaged' | 'offline' }

/** Decodes one photo for a page, which must not stand still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  decodeHeic(data).then(
    (decoded) => report({ decoded }, [decoded.data.buffer]),
    (error: unknown) => {
      const isOffline = error instanceof ImageError && error.code === 'offline'
      report({ failed: isOffline ? 'offline' : 'damaged' })
    },
  )
})

const report = (message: HeicWorkerMessage, transfer: Transferable[] = []) =>
  postMessage(message, { transfer })
