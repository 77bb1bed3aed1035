import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress, ServerToolEvent } from '@/lib/tool/server-run'

/** A bar that moves more often than this says nothing more. */
const MIN_INTERVAL_MS = 200

/** Runs work that reports how far it is by calling back, and yields the newest report. Returns the work's result. */
export async function* streamProgress<Result>(
  runWork: (reportProgress: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<ServerToolEvent, Result, void> {
  let latestProgress: Progress | null = null
  let nextProgress = Promise.withResolvers<void>()
  const resultPromise = runWork((progress) => {
    latestProgress = progress
    nextProgress.resolve()
  })
  const settledPromise = resultPromise.then(
    () => {},
    () => {},
  )
  let isSettled = false
  settledPromise.then(() => {
    isSettled = true
  })
  while (!isSettled) {
    await Promise.race([settledPromise, nextProgress.promise])
    const progress = latestProgress
    latestProgress = null
    nextProgress = Promise.withResolvers()
    if (progress === null) continue
    yield { progress }
    await Promise.race([settledPromise, sleep(MIN_INTERVAL_MS)])
  }
  return resultPromise
}
