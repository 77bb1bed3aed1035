import { CatalogueError, type Notice, noticeFor } from '@/lib/errors'

/** What the page shows for an error of its own work. */
export function noticeOf(error: unknown): Notice {
  return noticeFor({ code: error instanceof CatalogueError ? error.code : 'internal' })
}
