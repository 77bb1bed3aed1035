import { pictureFaults } from '@/lib/core/errors/picture-faults'
import { AskError, stopsAll } from '@/lib/images/worker/ask-worker'

/** Why a GIF could not be made, of the whole of it: the error list speaks of one picture there. */
export const gifFault = (error: Error) =>
  error instanceof AskError && stopsAll(error.code) ? pictureFaults.no_gif() : error.message
