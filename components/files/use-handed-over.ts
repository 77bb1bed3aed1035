import { useEffect, useEffectEvent } from 'react'
import { HANDED_OVER } from './target'

/** A file that another tool's page has handed over to this one, once. */
export function useHandedOver(type: string, take: (file: File) => void): void {
  const takeOnce = useEffectEvent(async () => {
    if (location.hash !== HANDED_OVER) return
    window.history.replaceState(window.history.state, '', location.pathname)
    const { takeHandedOver } = await import('./hand-over')
    const file = await takeHandedOver(type).catch(() => null)
    if (file) take(file)
  })
  useEffect(() => {
    takeOnce()
  }, [])
}
