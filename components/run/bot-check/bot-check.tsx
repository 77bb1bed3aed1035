import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { RequestError } from '@/components/run/request-error'
import type { Notice } from '@/components/ui/notify'
import { errors } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { raceAbort } from '@/lib/core/race'
import { type BotCheckConfig, botCheckConfigSchema } from '@/lib/tool/bot-check-config'

type Options = { tool: string; usesFallback: boolean; signal: AbortSignal }

/** Fetches which bot check the server requires. `usesFallback` requests the check without a third party. */
export async function fetchBotCheckConfig({ tool, usesFallback, signal }: Options): Promise<BotCheckConfig> {
  const query = new URLSearchParams({ tool, ...(usesFallback && { fallback: '1' }) })
  const response = await fetchOrThrowRequestError(`/api/bot-check?${query}`, signal)
  const body: unknown = await response.json().catch(() => null)
  const config = botCheckConfigSchema.safeParse(body).data
  if (config) return config
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new RequestError(errorReplySchema.parse(body), { retryAfter })
}

async function fetchOrThrowRequestError(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { signal, cache: 'no-store' })
  } catch (error) {
    const isBlocked = !signal.aborted && (await isSiteReachable())
    throw new RequestError({ code: isBlocked ? 'bot_check_blocked' : 'internal' }, { cause: error })
  }
}

const isSiteReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The build copies this file from the `altcha` package, because the Content-Security-Policy allows no blob workers. */
const workerUrl = '/altcha/pbkdf2.js'

const MAX_WORK_MS = 90_000

/** Throws `RequestError` on an insecure page: `crypto.subtle` requires HTTPS or localhost. Fails after 90 seconds. */
async function solveAltcha(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!isSecureContext) throw new RequestError({ code: 'bot_check_insecure' })
  const workers: Worker[] = []
  const workerFailure = new AbortController()
  try {
    const solutionPromise = solveChallengeWorkers({
      challenge,
      concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
      createWorker() {
        const newWorker = new Worker(workerUrl, { type: 'module' })
        workers.push(newWorker)
        // An error event without a message means that the worker's file failed to load.
        newWorker.addEventListener('error', ({ message }) => {
          if (!message) workerFailure.abort(new RequestError({ code: 'bot_check_blocked' }))
        })
        return newWorker
      },
    })
    // The library never times out on a silent worker.
    const endSignal = AbortSignal.any([signal, workerFailure.signal, AbortSignal.timeout(MAX_WORK_MS)])
    const solution = await raceAbort(solutionPromise, endSignal)
    if (!solution) throw new Error('The challenge has no solution')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

const loadTurnstileModule = () => import('./turnstile-check')

type Props = {
  tool: string
  onSolved: (token: string) => void
  onFailed: (notice: Notice) => void
  onExpired: () => void
}

export function BotCheck({ tool, onSolved, onFailed, onExpired }: Props) {
  const [usesFallback, setUsesFallback] = useState(false)
  const [siteKey, setSiteKey] = useState<string | null>(null)
  const turnstileModule = useLazyModule(loadTurnstileModule, siteKey !== null)

  const startCheck = useEffectEvent(async (config: BotCheckConfig, signal: AbortSignal) => {
    if (config.provider === 'turnstile') return setSiteKey(config.siteKey)
    const token = await solveAltcha(config.challenge, signal)
    if (!signal.aborted) onSolved(token)
  })
  const fail = useEffectEvent((error: unknown) => {
    onFailed(error instanceof RequestError ? error.notice : errors.bot_check_widget)
  })

  useEffect(() => {
    const controller = new AbortController()
    fetchBotCheckConfig({ tool, usesFallback, signal: controller.signal })
      .then((config) => startCheck(config, controller.signal))
      .catch((error) => controller.signal.aborted || fail(error))
    return () => controller.abort()
  }, [tool, usesFallback])

  useEffect(() => {
    if (turnstileModule.status === 'failed') setUsesFallback(true)
  }, [turnstileModule])

  if (siteKey === null || usesFallback || turnstileModule.status !== 'loaded') return null
  return (
    <turnstileModule.module.TurnstileCheck
      siteKey={siteKey}
      action={tool}
      onSolved={onSolved}
      onExpired={onExpired}
      onFailed={() => onFailed(errors.bot_check_widget)}
      onUnreachable={() => setUsesFallback(true)}
    />
  )
}
