import { ImageError } from '@/lib/core/errors/image-errors'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { decodeHeic } from './decode-heic'

export type HeicWorkerMessage = { decoded: Pixels } | { failed: 'damaged' | 'offline' }

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  decodeHeic(data).then(
    (decodedImage) => postReply({ decoded: decodedImage }, [decodedImage.data.buffer]),
    (error: unknown) => {
      const isOffline = error instanceof ImageError && error.code === 'offline'
      postReply({ failed: isOffline ? 'offline' : 'damaged' })
    },
  )
})

const postReply = (message: HeicWorkerMessage, transfer: Transferable[] = []) => postMessage(message, { transfer })
