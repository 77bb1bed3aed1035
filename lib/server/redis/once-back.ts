import { setTimeout as sleep } from 'node:timers/promises'
import { isRedisAway } from './away'

const PAUSE_MS = 1_000
/** Five minutes. */
const TRIES = 300

/**
 * Asks now, and where Redis is away again every second for five minutes, which nobody waits for. Only for what may be
 * done twice.
 */
export async function onceBack(ask: () => Promise<unknown>): Promise<void> {
  if (!(await isDone(ask))) void keepTrying(ask)
}

async function keepTrying(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    if (await isDone(ask)) return
  }
}

async function isDone(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    if (!isRedisAway(error)) throw error
    return false
  }
}
