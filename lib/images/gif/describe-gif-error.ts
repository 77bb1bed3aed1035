import { imageErrors } from '@/lib/core/errors/image-errors'
import { isFatalErrorCode, WorkerError } from '@/lib/images/worker/worker-client'

/** Describes why the whole GIF failed, because the error list describes single images. */
export const describeGifError = (error: Error) =>
  error instanceof WorkerError && isFatalErrorCode(error.code) ? imageErrors.no_gif() : error.message
