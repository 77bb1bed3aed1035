import { useEffect, useMemo, useRef, useState } from 'react'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { SpeechPart } from '@/lib/audio/speech/speech-part'
import { bytesOf } from './bytes-of'
import { canStream, StreamedSound } from './streamed-sound'

type Piece = Extract<SpeechPart, { audio: string }>

export type Sound = {
  /** For an audio element; null while there is nothing to play. */
  url: string | null
  /** The whole file; null until it is there. */
  file: Blob | null
  /** The browser refused the stream: play the file instead. */
  refuse: () => void
}

/** The sound of one run: an MP3 plays while it arrives where the browser can, anything else once it is complete. */
export function useSound(pieces: readonly Piece[], isDone: boolean): Sound {
  const type = pieces[0]?.type
  const [stream] = useState(() =>
    type === 'audio/mpeg' && !isDone && canStream() ? new StreamedSound() : null,
  )
  const [refused, setRefused] = useState(false)
  const added = useRef(0)
  useEffect(() => {
    for (const { audio } of pieces.slice(added.current)) stream?.add(bytesOf(audio))
    added.current = pieces.length
    if (isDone) stream?.end()
  }, [stream, pieces, isDone])
  useEffect(() => () => URL.revokeObjectURL(stream?.url ?? ''), [stream])

  const file = useMemo(
    () =>
      isDone && type
        ? new Blob(
            pieces.map(({ audio }) => bytesOf(audio)),
            { type },
          )
        : null,
    [isDone, type, pieces],
  )
  const fileUrl = useObjectUrl(file)
  return { url: stream && !refused ? stream.url : fileUrl, file, refuse: () => setRefused(true) }
}
