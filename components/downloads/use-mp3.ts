import { useEffect, useRef, useState } from 'react'
import type { Notice } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import type { Mp3Bitrate } from '@/lib/audio/encode/audio-job'
import type { FoundSound } from '@/lib/tiktok/downloads/found-post'
import { buildErrorNotice } from './build-error-notice'
import { fetchLinkedFile } from './linked-file'
import type { PostLinks } from './use-found-post'

export type Mp3State =
  | { name: 'idle' }
  | { name: 'fetching'; receivedBytes: number; totalBytes: number | null }
  | { name: 'converting'; progress: number }
  | { name: 'made'; blob: Blob; url: string; fileName: string }
  | { name: 'failed'; notice: Notice }

/** Fetches a sound, makes an MP3 of it and saves that. */
export function useMp3(links: PostLinks) {
  const [state, setState] = useState<Mp3State>({ name: 'idle' })
  const abortControllerRef = useRef<AbortController>(null)
  useEffect(() => () => abortControllerRef.current?.abort(), [])
  const url = state.name === 'made' ? state.url : null
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])

  async function make(sound: FoundSound, bitrate: Mp3Bitrate) {
    const controller = new AbortController()
    abortControllerRef.current = controller
    const { signal } = controller
    const updateState = (newState: Mp3State) => signal.aborted || setState(newState)
    updateState({ name: 'fetching', receivedBytes: 0, totalBytes: null })
    try {
      const { convertToMp3 } = await import('@/lib/audio/encode/convert-to-mp3')
      const onFetchProgress = (receivedBytes: number, totalBytes: number | null) =>
        updateState({ name: 'fetching', receivedBytes, totalBytes })
      const sourceBlob = await fetchLinkedFile(sound, links, { signal, onProgress: onFetchProgress })
      updateState({ name: 'converting', progress: 0 })
      const { title, artist, name } = sound
      const onProgress = (progress: number) => updateState({ name: 'converting', progress })
      const blob = await convertToMp3(sourceBlob, { title, artist, bitrate }, { signal, onProgress })
      signal.throwIfAborted()
      const fileName = name.replace(/\.m4a$/, '.mp3')
      saveBlob(fileName, blob)
      updateState({ name: 'made', blob, url: URL.createObjectURL(blob), fileName })
    } catch (error) {
      updateState({ name: 'failed', notice: buildErrorNotice(error) })
    }
  }

  function cancel() {
    abortControllerRef.current?.abort()
    setState({ name: 'idle' })
  }

  return { state, make, cancel }
}
