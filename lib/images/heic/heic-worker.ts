import { PictureError } from '@/lib/core/errors/picture-faults'
import { type Decoded, decodeHeic } from './decode-heic'

export type HeicReport = { decoded: Decoded } | { failed: 'damaged' | 'offline' }

/** Decodes one photo for a page, which must not stand still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  decodeHeic(data).then(
    (decoded) => report({ decoded }, [decoded.data.buffer]),
    (error: unknown) => {
      const isOffline = error instanceof PictureError && error.code === 'offline'
      report({ failed: isOffline ? 'offline' : 'damaged' })
    },
  )
})

const report = (message: HeicReport, transfer: Transferable[] = []) => postMessage(message, { transfer })
