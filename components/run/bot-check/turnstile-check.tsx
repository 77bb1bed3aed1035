import { Turnstile } from '@marsidev/react-turnstile'
import { useEffect, useEffectEvent, useState } from 'react'

type Props = {
  siteKey: string
  /** The tool's type. The server checks that the token was solved for it. */
  action: string
  onSolved: (token: string) => void
  onExpired: () => void
  onFailed: () => void
  onUnreachable: () => void
}

/** Ad blockers and outages can leave the script without any event; after this time the fallback check starts. */
const MAX_LOAD_MS = 8_000

export function TurnstileCheck({ siteKey, action, onUnreachable, ...callbacks }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  // `useDelayedEffect` is in some pages’ first scripts, so this chunk would have two versions.
  const onTimeout = useEffectEvent(onUnreachable)

  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(onTimeout, MAX_LOAD_MS)
    return () => clearTimeout(timer)
  }, [isLoaded])

  return (
    <Turnstile
      siteKey={siteKey}
      options={{
        action,
        appearance: 'interaction-only',
        size: 'flexible',
        theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
        retry: 'never',
      }}
      scriptOptions={{ onError: onUnreachable }}
      onWidgetLoad={() => setIsLoaded(true)}
      onSuccess={callbacks.onSolved}
      onExpire={callbacks.onExpired}
      onTimeout={callbacks.onFailed}
      onUnsupported={callbacks.onFailed}
      onError={() => {
        callbacks.onFailed()
        return true
      }}
    />
  )
}
