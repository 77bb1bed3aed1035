import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Linux has a priority per thread, under a number that only the thread can read; elsewhere does nothing. */
export function lowerThreadPriority(): void {
  try {
    const threadNumber = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(threadNumber, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not Linux, or not permitted.
  }
}
