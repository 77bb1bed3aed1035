import { notOpened, pageErrors } from '@/lib/core/errors/page'

/** For a part of the page whose file did not come where trying again cannot help: only a new page has the new files. */
export const missingPart = { title: pageErrors.internal.title, text: notOpened('A part of this page') }
