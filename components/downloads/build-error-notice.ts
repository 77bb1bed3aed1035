import { chunkLoadNotice } from '@/components/loading/chunk-load-notice'
import type { Notice } from '@/components/ui/notify'
import { buildNotice, PublicError } from '@/lib/core/errors'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'

export function buildErrorNotice(error: unknown): Notice {
  if (isChunkLoadError(error)) return chunkLoadNotice
  return buildNotice({ code: error instanceof PublicError ? error.code : 'internal' })
}
