import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, in browsers that can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false

    async function hold() {
      if (over || document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
        else lock = held
      } catch {
        // Not known, not allowed, or the battery is low: the screen may go dark as it usually does.
      }
    }

    hold()
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      lock?.release().catch(() => {})
    }
  }, [])
}
