import { useEffect, useMemo, useRef, useState } from 'react'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { SpeechPart } from '@/lib/audio/speech/speech'
import { decodeBase64 } from '@/lib/core/decode-base64'

const STREAMED_TYPE = 'audio/mpeg'

const canStream = () => 'MediaSource' in globalThis && MediaSource.isTypeSupported(STREAMED_TYPE)

/** An MP3 that plays while it downloads; `url` is for an audio element. */
class StreamedAudio {
  #source = new MediaSource()
  #buffer: SourceBuffer | null = null
  #queue: Uint8Array<ArrayBuffer>[] = []
  #hasEnded = false
  readonly url = URL.createObjectURL(this.#source)

  constructor() {
    this.#source.addEventListener('sourceopen', () => {
      if (this.#buffer) return
      this.#buffer = this.#source.addSourceBuffer(STREAMED_TYPE)
      this.#buffer.addEventListener('updateend', () => this.#appendNext())
      this.#appendNext()
    })
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#queue.push(bytes)
    this.#appendNext()
  }

  end(): void {
    this.#hasEnded = true
    this.#appendNext()
  }

  #appendNext(): void {
    if (!this.#buffer || this.#buffer.updating || this.#source.readyState !== 'open') return
    const bytes = this.#queue.shift()
    if (bytes) this.#buffer.appendBuffer(bytes)
    else if (this.#hasEnded) this.#source.endOfStream()
  }
}

type AudioChunk = Extract<SpeechPart, { audio: string }>

/**
 * The audio of one run: an MP3 plays while it downloads if the browser supports that, other formats once complete.
 * `url` is for an audio element, null before there is audio to play; `file` is null until it is complete.
 */
export function useSpeechAudio(chunks: readonly AudioChunk[], isDone: boolean) {
  const type = chunks[0]?.type
  const [stream] = useState(() => (type === STREAMED_TYPE && !isDone && canStream() ? new StreamedAudio() : null))
  const [hasStreamFailed, setHasStreamFailed] = useState(false)
  const addedCountRef = useRef(0)
  useEffect(() => {
    for (const { audio } of chunks.slice(addedCountRef.current)) stream?.add(decodeBase64(audio))
    addedCountRef.current = chunks.length
    if (isDone) stream?.end()
  }, [stream, chunks, isDone])
  useEffect(() => () => URL.revokeObjectURL(stream?.url ?? ''), [stream])

  const file = useMemo(() => {
    if (!isDone || !type) return null
    const parts = chunks.map(({ audio }) => decodeBase64(audio))
    return new Blob(parts, { type })
  }, [isDone, type, chunks])
  const fileUrl = useObjectUrl(file)
  // If the browser refuses the stream, the file plays once it is complete.
  return { url: stream && !hasStreamFailed ? stream.url : fileUrl, file, onStreamError: () => setHasStreamFailed(true) }
}
