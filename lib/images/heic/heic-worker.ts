import { ImageError } from '@/lib/core/errors/image-errors'
import { type DecodedImage, decodeHeic } from './decode-heic'

export type HeicWorkerMessage = { decoded: DecodedImage } | { failed: 'damaged' | 'offline' }

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
