import { useEffect, useEffectEvent } from 'react'

/** Runs once `state` has not changed for a while. The signal is aborted by the next change. */
export function useDelayedEffect(state: readonly unknown[], delayMs: number, run: (signal: AbortSignal) => unknown) {
  const runLatest = useEffectEvent(run)
  useEffect(
    () => {
      const controller = new AbortController()
      const timer = setTimeout(() => runLatest(controller.signal), delayMs)
      return () => {
        controller.abort()
        clearTimeout(timer)
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists the state that restarts the delay.
    state,
  )
}
