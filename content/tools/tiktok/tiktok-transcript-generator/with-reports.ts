import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress, ServerStep } from '@/lib/tool/server-run'

/** A bar that moves more often than this says nothing more. */
const EVERY_MS = 200

/** Runs work that reports how far it is by calling back, and yields the newest report. Returns the work's result. */
export async function* withReports<Result>(
  work: (report: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<ServerStep, Result, void> {
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
    await Promise.race([settled, sleep(EVERY_MS)])
  }
  return result
}
