import { buildNotOpenedMessage, pageErrors } from '@/lib/core/errors/page-errors'

/** For a part of the page that failed to load and where a retry cannot help: only a reload gets the new files. */
export const chunkLoadNotice = {
  title: pageErrors.internal.title,
  text: buildNotOpenedMessage('A part of this page'),
}
