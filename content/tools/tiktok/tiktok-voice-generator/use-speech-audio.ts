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
export function useSpeechAudio(pieces: readonly AudioChunk[], isDone: boolean): SpeechAudio {
  const type = pieces[0]?.type
  const [stream] = useState(() =>
    type === 'audio/mpeg' && !isDone && canStream() ? new StreamedAudio() : null,
  )
  const [hasStreamFailed, setRefused] = useState(false)
  const added = useRef(0)
  useEffect(() => {
    for (const { audio } of pieces.slice(added.current)) stream?.add(base64ToBytes(audio))
    added.current = pieces.length
    if (isDone) stream?.end()
  }, [stream, pieces, isDone])
  useEffect(() => () => URL.revokeObjectURL(stream?.url ?? ''), [stream])

  const file = useMemo(
    () =>
      isDone && type
        ? new Blob(
            pieces.map(({ audio }) => base64ToBytes(audio)),
            { type },
          )
        : null,
    [isDone, type, pieces],
  )
  const fileUrl = useObjectUrl(file)
  return {
    url: stream && !hasStreamFailed ? stream.url : fileUrl,
    file,
    onStreamError: () => setRefused(true),
  }
}
