import { create } from 'content-disposition'
import type { MediaFile } from './media-link'
import type { UpstreamReply } from './upstream-reply'

const extensions = {
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const satisfies Record<MediaFile['type'], string>

/**
 * The head of a media reply: our own type and file name, and of TikTok's headers only those that `judge` let through. What
 * protects the page from the file is set for the whole path in `lib/server/http/security-headers.ts`.
 */
export function buildReplyHeaders(file: MediaFile, reply: UpstreamReply, requestId: string): Headers {
  const headers = new Headers(reply.headers)
  headers.set('Content-Type', reply.type)
  headers.set('Content-Disposition', create(fixExtension(reply.type, file), { type: file.disposition }))
  headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Request-Id', requestId)
  if (!file.remux) headers.set('Accept-Ranges', 'bytes')
  if (reply.length !== null) {
    headers.set('Content-Length', String(reply.length))
    // Next drops the standard header of a route's reply; `server/sized-response.mjs` puts it back from this one.
    headers.set('X-Content-Length', String(reply.length))
  }
  return headers
}

/** TikTok may serve a WebP where it promised a JPEG: the name says what it is. */
function fixExtension(type: MediaFile['type'], { name, type: declaredType }: MediaFile): string {
  return type === declaredType ? name : name.replace(/\.\w+$/, `.${extensions[type]}`)
}
