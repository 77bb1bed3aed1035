import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { checkOrigin } from '@/lib/server/http/check-origin'
import { respond } from '@/lib/server/http/respond'
import { identifyVisitor } from '@/lib/server/limits/visitor'
import { getPostCache } from '@/lib/tiktok/posts/post-cache'
import type { Settings } from '@/lib/tool/settings'
import type { MediaLimits } from './limits'
import { readMediaToken } from './media-link'
import { sendAudio } from './send-audio'
import { sendFile } from './send-file'
import { openTransfer } from './transfer'

/** Longest silence of TikTok's server in the middle of a file. */
const IDLE_MS = 20_000
/**
 * Longest time in which a visitor may take nothing. The kernel asks for more bytes only every 1.3 MB of a slow reader's: with
 * 20 seconds one at 60 kB a second was cut off (measured on loopback), with these one at 30 kB is not.
 */
const STALL_TIMEOUT_MS = 60_000

export type MediaOptions = {
  settings: Pick<Settings, 'appSecret' | 'siteHost' | 'downloads' | 'tiktok'>
  limits: MediaLimits
  idleMs?: number
  /** Longest time in which a visitor may take nothing, in milliseconds. */
  stallTimeoutMs?: number
}

/** Answers GET and HEAD for `/api/media/<token>`: the file that the link was made for, passed on as it comes. */
export function serveMedia(options: MediaOptions, request: Request, token: string): Promise<Response> {
  const { settings, limits, idleMs = IDLE_MS, stallTimeoutMs = STALL_TIMEOUT_MS } = options
  return respond('/api/media', request, async (exchange) => {
    if (!settings.downloads) throw new PublicError('unsupported')
    checkOrigin(request, settings.siteHost)
    const visitor = identifyVisitor(request, settings.appSecret)
    const file = readMediaToken(token, { binding: visitor.binding, settings })
    await limits.countRequest(visitor, file)
    const transfer = openTransfer(exchange, await limits.acquireSlot(visitor, file))
    try {
      const send = file.remux ? sendAudio : sendFile
      return await send(file, { transfer, settings, idleMs, stallTimeoutMs })
    } catch (error) {
      await transfer.close()
      const isExpired = error instanceof PublicError && error.code === 'link_expired'
      if (isExpired) getPostCache(settings.tiktok, file.postId).forget()
      throw error
    }
  })
}
