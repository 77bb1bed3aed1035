import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { RequestFailure } from '@/components/run/request-failure'

/** A file of this site (copied from the `altcha` package at build), because the page's policy allows no blob workers. */
const worker = '/altcha/pbkdf2.js'

const MAX_WORK = 90_000

/**
 * Does the proof of work in the background and returns the token to send. Throws where the browser cannot do it, and
 * `RequestFailure` where it could on a secure page: `crypto.subtle` exists only on HTTPS and localhost.
 */
export async function solveAltcha(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!isSecureContext) throw new RequestFailure({ code: 'bot_check_insecure' })
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(worker, { type: 'module' }),
    timeout: MAX_WORK,
  })
  if (!solution) throw new Error('The proof of work was not finished')
  return btoa(JSON.stringify({ challenge, solution }))
}
