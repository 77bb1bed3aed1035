import { setTimeout as sleep } from 'node:timers/promises'
import { isRedisUnavailable } from './redis-unavailable'

const PAUSE_MS = 1_000
/** Five minutes. */
const MAX_TRIES = 300

/**
 * Asks now, and where Redis is away again every second for five minutes, which nobody waits for. Only for what may be
 * done twice.
 */
export async function retryUntilUp(ask: () => Promise<unknown>): Promise<void> {
  if (!(await tryOnce(ask))) void keepTrying(ask)
}

async function keepTrying(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    if (await tryOnce(ask)) return
  }
}

async function tryOnce(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return false
  }
}
