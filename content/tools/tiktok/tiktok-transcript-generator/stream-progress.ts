import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress, ServerToolEvent } from '@/lib/tool/server-run'

/** A bar that moves more often than this says nothing more. */
const MIN_INTERVAL_MS = 200

/** Runs work that reports how far it is by calling back, and yields the newest report. Returns the work's result. */
export async function* streamProgress<Result>(
  work: (report: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<ServerToolEvent, Result, void> {
  let newest: Progress | null = null
  let news = Promise.withResolvers<void>()
  const result = work((progress) => {
    newest = progress
    news.resolve()
  })
  const settled = result.then(
    () => {},
    () => {},
  )
  let isOver = false
  settled.then(() => {
    isOver = true
  })
  while (!isOver) {
    await Promise.race([settled, news.promise])
    const progress = newest
    newest = null
    news = Promise.withResolvers()
    if (progress === null) continue
    yield { progress }
    await Promise.race([settled, sleep(MIN_INTERVAL_MS)])
  }
  return result
}
