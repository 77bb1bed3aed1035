import { useEffect, useEffectEvent } from 'react'
import { HANDOFF_HASH } from './files-tool-info'

/** A file that another tool's page has handed over to this one, once. */
export function useHandoff(type: string, onFileReceived: (file: File) => void): void {
  const receiveFile = useEffectEvent(async () => {
    if (location.hash !== HANDOFF_HASH) return
    window.history.replaceState(window.history.state, '', location.pathname)
    const { takeHandoff } = await import('./file-handoff')
    const file = await takeHandoff(type).catch(() => null)
    if (file) onFileReceived(file)
  })
  useEffect(() => {
    receiveFile()
  }, [])
}
