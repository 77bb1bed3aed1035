import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, in browsers that can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isReleased = false

    async function acquireLock() {
      if (isReleased || document.visibilityState !== 'visible') return
      try {
        const newLock = await navigator.wakeLock.request('screen')
        if (isReleased) await newLock.release()
        else lock = newLock
      } catch {
        // Not known, not allowed, or the battery is low: the screen may go dark as it usually does.
      }
    }

    acquireLock()
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', acquireLock)
    return () => {
      isReleased = true
      document.removeEventListener('visibilitychange', acquireLock)
      lock?.release().catch(() => {})
    }
  }, [])
}
