import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { RequestFailure } from '@/components/run/request-failure'
import type { Notice } from '@/components/ui/notify'
import { errors } from '@/lib/core/errors'
import type { BotCheckConfig } from '@/lib/tool/bot-check-config'
import { fetchBotCheckConfig } from './fetch-bot-check-config'
import { solveAltcha } from './solve-altcha'

const loadTurnstile = () => import('./turnstile-check')

type Props = {
  tool: string
  onSolved: (token: string) => void
  onFailed: (notice: Notice) => void
  /** The token ran out before it was used. */
  onExpired: () => void
}

/** One attempt at the check that the server asks for; mounted anew for every attempt. */
export function BotCheck({ tool, onSolved, onFailed, onExpired }: Props) {
  const [fallback, setFallback] = useState(false)
  const [siteKey, setSiteKey] = useState<string | null>(null)
  const turnstile = useLazyModule(loadTurnstile, siteKey !== null)

  const receive = useEffectEvent(async (offer: BotCheckConfig, signal: AbortSignal) => {
    if (offer.provider === 'turnstile') return setSiteKey(offer.siteKey)
    const token = await solveAltcha(offer.challenge, signal)
    if (!signal.aborted) onSolved(token)
  })
  const fail = useEffectEvent((cause: unknown) => {
    onFailed(cause instanceof RequestFailure ? cause.notice : errors.bot_check_widget)
  })

  useEffect(() => {
    const attempt = new AbortController()
    fetchBotCheckConfig({ tool, fallback, signal: attempt.signal })
      .then((offer) => receive(offer, attempt.signal))
      .catch((cause) => attempt.signal.aborted || fail(cause))
    return () => attempt.abort()
  }, [tool, fallback])

  useEffect(() => {
    if (turnstile.status === 'failed') setFallback(true)
  }, [turnstile])

  if (siteKey === null || fallback || turnstile.status !== 'loaded') return null
  return (
    <turnstile.module.TurnstileCheck
      siteKey={siteKey}
      action={tool}
      onSolved={onSolved}
      onExpired={onExpired}
      onFailed={() => onFailed(errors.bot_check_widget)}
      onUnreachable={() => setFallback(true)}
    />
  )
}
