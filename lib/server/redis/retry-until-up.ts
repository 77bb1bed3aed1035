import { setTimeout as sleep } from 'node:timers/promises'
import { isRedisUnavailable } from './redis-unavailable'

const RETRY_INTERVAL_MS = 1_000
const MAX_TRIES = 300

/**
 * Runs `action`, and on a Redis outage retries it in the background every second for five minutes. Only for idempotent
 * actions.
 */
export async function retryUntilUp(action: () => Promise<unknown>): Promise<void> {
  if (!(await tryOnce(action))) void retryInBackground(action)
}

async function retryInBackground(action: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await sleep(RETRY_INTERVAL_MS, undefined, { ref: false })
    if (await tryOnce(action)) return
  }
}

async function tryOnce(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return false
  }
}
