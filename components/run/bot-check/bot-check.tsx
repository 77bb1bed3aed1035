import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { RequestError } from '@/components/run/request-error'
import type { Notice } from '@/components/ui/notify'
import { errors } from '@/lib/core/errors'
import type { BotCheckConfig } from '@/lib/tool/bot-check-config'
import { fetchBotCheckConfig } from './fetch-bot-check-config'
import { solveAltcha } from './solve-altcha'

const loadTurnstileModule = () => import('./turnstile-check')

type Props = {
  tool: string
  onSolved: (token: string) => void
  onFailed: (notice: Notice) => void
  /** The token ran out before it was used. */
  onExpired: () => void
}

/** One attempt at the check that the server asks for; mounted anew for every attempt. */
export function BotCheck({ tool, onSolved, onFailed, onExpired }: Props) {
  const [usesFallback, setIsFallback] = useState(false)
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
    if (turnstileModule.status === 'failed') setIsFallback(true)
  }, [turnstileModule])

  if (siteKey === null || usesFallback || turnstileModule.status !== 'loaded') return null
  return (
    <turnstileModule.module.TurnstileCheck
      siteKey={siteKey}
      action={tool}
      onSolved={onSolved}
      onExpired={onExpired}
      onFailed={() => onFailed(errors.bot_check_widget)}
      onUnreachable={() => setIsFallback(true)}
    />
  )
}
