import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Only Linux has a priority per thread, and only the thread itself can read its number there. */
export function lowerThreadPriority(): void {
  try {
    const threadNumber = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(threadNumber, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The system is not Linux or does not permit the change.
  }
}
