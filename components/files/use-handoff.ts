import { useEffect, useEffectEvent } from 'react'
import { HANDOFF_HASH } from './files-tool-info'

/** Receives a file from another tool's page, once. */
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
