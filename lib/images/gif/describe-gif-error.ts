import { imageErrors } from '@/lib/core/errors/image-errors'
import { isFatalErrorCode, WorkerError } from '@/lib/images/worker/worker-client'

/** Why a GIF could not be made, of the whole of it: the error list speaks of one picture there. */
export const describeGifError = (error: Error) =>
  error instanceof WorkerError && isFatalErrorCode(error.code) ? imageErrors.no_gif() : error.message
