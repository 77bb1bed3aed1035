const MIME_TYPE = 'audio/mpeg'

export const canStream = () => 'MediaSource' in globalThis && MediaSource.isTypeSupported(MIME_TYPE)

/** An MP3 that plays while it arrives: `url` is for an audio element. */
export class StreamedAudio {
  #source = new MediaSource()
  #buffer: SourceBuffer | null = null
  #queue: Uint8Array<ArrayBuffer>[] = []
  #hasEnded = false
  readonly url = URL.createObjectURL(this.#source)

  constructor() {
    this.#source.addEventListener('sourceopen', () => {
      if (this.#buffer) return
      this.#buffer = this.#source.addSourceBuffer(MIME_TYPE)
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
