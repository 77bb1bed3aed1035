import { buildNotOpenedMessage, pageErrors } from '@/lib/core/errors/page-errors'

/** For a part of the page whose file did not come where trying again cannot help: only a new page has the new files. */
export const chunkLoadNotice = {
  title: pageErrors.internal.title,
  text: buildNotOpenedMessage('A part of this page'),
}
