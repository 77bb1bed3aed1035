import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Called in a thread: where processors are scarce, the requests' own thread goes before it. Linux has a priority for each
 * thread, under a number that only the thread itself can read; elsewhere nothing changes.
 */
export function lowerThreadPriority(): void {
  try {
    const threadNumber = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(threadNumber, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not Linux, or not allowed.
  }
}
