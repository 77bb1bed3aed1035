import { useEffect, useRef, useState } from 'react'
import type { Notice } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import type { Mp3Bitrate } from '@/lib/audio/encode/audio-job'
import type { FoundSound } from '@/lib/tiktok/downloads/found-post'
import { fetchLinkedFile } from './linked-file'
import { noticeForError } from './notice-for-error'
import type { PostLinks } from './use-found-post'

export type Mp3State =
  | { name: 'idle' }
  | { name: 'fetching'; done: number; total: number | null }
  | { name: 'converting'; progress: number }
  | { name: 'made'; blob: Blob; url: string; fileName: string }
  | { name: 'failed'; notice: Notice }

/** Fetches a sound, makes an MP3 of it and saves that. */
export function useMp3(links: PostLinks) {
  const [state, setState] = useState<Mp3State>({ name: 'idle' })
  const abortController = useRef<AbortController>(null)
  useEffect(() => () => abortController.current?.abort(), [])
  const url = state.name === 'made' ? state.url : null
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])

  async function make(sound: FoundSound, bitrate: Mp3Bitrate) {
    const controller = new AbortController()
    abortController.current = controller
    const { signal } = controller
    const updateState = (next: Mp3State) => signal.aborted || setState(next)
    updateState({ name: 'fetching', done: 0, total: null })
    try {
      const { convertToMp3 } = await import('@/lib/audio/encode/convert-to-mp3')
      const onBytes = (done: number, total: number | null) => updateState({ name: 'fetching', done, total })
      const bytes = await fetchLinkedFile(sound, links, { signal, onBytes })
      updateState({ name: 'converting', progress: 0 })
      const { title, artist, name } = sound
      const onProgress = (progress: number) => updateState({ name: 'converting', progress })
      const blob = await convertToMp3(bytes, { title, artist, bitrate }, { signal, onProgress })
      signal.throwIfAborted()
      const fileName = name.replace(/\.m4a$/, '.mp3')
      saveBlob(fileName, blob)
      updateState({ name: 'made', blob, url: URL.createObjectURL(blob), fileName })
    } catch (error) {
      updateState({ name: 'failed', notice: noticeForError(error) })
    }
  }

  function cancel() {
    abortController.current?.abort()
    setState({ name: 'idle' })
  }

  return { state, make, cancel }
}
