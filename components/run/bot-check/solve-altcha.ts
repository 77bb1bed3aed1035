import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { RequestError } from '@/components/run/request-error'

/** A file of this site (copied from the `altcha` package at build), because the page's policy allows no blob workers. */
const workerUrl = '/altcha/pbkdf2.js'

const MAX_WORK_MS = 90_000

/**
 * Does the proof of work in the background and returns the token to send. Throws where the browser cannot do it, or not
 * within a minute and a half, and `RequestError` where it could on a secure page: `crypto.subtle` exists only on HTTPS
 * and localhost.
 */
export async function solveAltcha(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!isSecureContext) throw new RequestError({ code: 'bot_check_insecure' })
  const workers: Worker[] = []
  const { promise: timeoutPromise, resolve: resolveTimeout, reject: fail } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolveTimeout(null), MAX_WORK_MS)
  signal.addEventListener('abort', () => resolveTimeout(null), { once: true })
  try {
    const solutionPromise = solveChallengeWorkers({
      challenge,
      concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
      createWorker() {
        const newWorker = new Worker(workerUrl, { type: 'module' })
        workers.push(newWorker)
        // An event without a message: its file did not come.
        newWorker.addEventListener('error', ({ message }) => {
          if (!message) fail(new RequestError({ code: 'bot_check_blocked' }))
        })
        return newWorker
      },
    })
    // The library itself waits for ever for a worker that says nothing.
    const solution = await Promise.race([solutionPromise, timeoutPromise])
    if (!solution) throw new Error('The proof of work was not finished')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    clearTimeout(timer)
    for (const worker of workers) worker.terminate()
  }
}
