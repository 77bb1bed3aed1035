'use client'

import { type ComponentType, useEffect, useState } from 'react'

/**
 * What a page needs once the connection goes, and the service worker that keeps the site for then: fetched when the page
 * has loaded and nothing is going on, so that it delays nothing.
 */
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
