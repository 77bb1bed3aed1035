import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { RequestFailure } from '@/components/run/request-failure'
import type { Notice } from '@/components/ui/notify'
import { errors } from '@/lib/errors'
import { fetchOffer, type Offer } from './offer'
import { solveAltcha } from './solve-altcha'

const TurnstileCheck = lazy(() => import('./turnstile-check'))

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

  const receive = useEffectEvent(async (offer: Offer, signal: AbortSignal) => {
    if (offer.provider === 'turnstile') return setSiteKey(offer.siteKey)
    const token = await solveAltcha(offer.challenge, signal)
    if (!signal.aborted) onSolved(token)
  })
  const fail = useEffectEvent((cause: unknown) => {
    onFailed(cause instanceof RequestFailure ? cause.notice : errors.bot_check_widget)
  })

  useEffect(() => {
    const attempt = new AbortController()
    fetchOffer({ tool, fallback, signal: attempt.signal })
      .then((offer) => receive(offer, attempt.signal))
      .catch((cause) => attempt.signal.aborted || fail(cause))
    return () => attempt.abort()
  }, [tool, fallback])

  if (siteKey === null || fallback) return null
  return (
    <Suspense fallback={null}>
      <TurnstileCheck
        siteKey={siteKey}
        action={tool}
        onSolved={onSolved}
        onExpired={onExpired}
        onFailed={() => onFailed(errors.bot_check_widget)}
        onUnreachable={() => setFallback(true)}
      />
    </Suspense>
  )
}
