import { missingPart } from '@/components/loading/missing-part'
import type { Notice } from '@/components/ui/notify'
import { CatalogueError, noticeFor } from '@/lib/core/errors'
import { isMissingPart } from '@/lib/core/errors/is-missing-part'

/** What the page shows for an error of its own work. */
export function noticeOf(error: unknown): Notice {
  if (isMissingPart(error)) return missingPart
  return noticeFor({ code: error instanceof CatalogueError ? error.code : 'internal' })
}
