'use client'

import { type ComponentType, useEffect, useState } from 'react'

export function ConnectionWatcher() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return
    const load = () =>
      import('./connection-notice').then(
        (module) => setNotice(() => module.ConnectionNotice),
        () => {},
      )
    const loadWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1_000))
    if (document.readyState === 'complete') loadWhenIdle()
    else addEventListener('load', loadWhenIdle, { once: true })
    return () => removeEventListener('load', loadWhenIdle)
  }, [])

  return Notice && <Notice />
}
