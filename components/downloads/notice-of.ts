import { missingPart } from '@/components/run/missing-part'
import type { Notice } from '@/components/ui/notify'
import { isMissingPart } from '@/lib/browser/is-missing-part'
import { CatalogueError, noticeFor } from '@/lib/errors'

/** What the page shows for an error of its own work. */
export function noticeOf(error: unknown): Notice {
  if (isMissingPart(error)) return missingPart
  return noticeFor({ code: error instanceof CatalogueError ? error.code : 'internal' })
}
