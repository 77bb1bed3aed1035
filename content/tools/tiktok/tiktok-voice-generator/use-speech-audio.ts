import { useEffect, useMemo, useRef, useState } from 'react'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { SpeechPart } from '@/lib/audio/speech/speech-part'
import { base64ToBytes } from './base64-to-bytes'
import { canStream, StreamedAudio } from './streamed-audio'

type AudioChunk = Extract<SpeechPart, { audio: string }>

export type SpeechAudio = {
  /** For an audio element; null while there is nothing to play. */
  url: string | null
  /** The whole file; null until it is there. */
  file: Blob | null
  /** The browser refused the stream: play the file instead. */
  onStreamError: () => void
}

/** The sound of one run: an MP3 plays while it arrives where the browser can, anything else once it is complete. */
export function useSpeechAudio(chunks: readonly AudioChunk[], isDone: boolean): SpeechAudio {
  const type = chunks[0]?.type
  const [stream] = useState(() => (type === 'audio/mpeg' && !isDone && canStream() ? new StreamedAudio() : null))
  const [hasStreamFailed, setHasStreamFailed] = useState(false)
  const addedCountRef = useRef(0)
  useEffect(() => {
    for (const { audio } of chunks.slice(addedCountRef.current)) stream?.add(base64ToBytes(audio))
    addedCountRef.current = chunks.length
    if (isDone) stream?.end()
  }, [stream, chunks, isDone])
  useEffect(() => () => URL.revokeObjectURL(stream?.url ?? ''), [stream])

  const file = useMemo(
    () =>
      isDone && type
        ? new Blob(
            chunks.map(({ audio }) => base64ToBytes(audio)),
            { type },
          )
        : null,
    [isDone, type, chunks],
  )
  const fileUrl = useObjectUrl(file)
  return {
    url: stream && !hasStreamFailed ? stream.url : fileUrl,
    file,
    onStreamError: () => setHasStreamFailed(true),
  }
}
