const MIME_TYPE = 'audio/mpeg'

export const canStream = () => 'MediaSource' in globalThis && MediaSource.isTypeSupported(MIME_TYPE)

/** An MP3 that plays while it arrives: `url` is for an audio element. */
export class StreamedAudio {
  #source = new MediaSource()
  #buffer: SourceBuffer | null = null
  #waiting: Uint8Array<ArrayBuffer>[] = []
  #ended = false
  readonly url = URL.createObjectURL(this.#source)

  constructor() {
    this.#source.addEventListener('sourceopen', () => {
      if (this.#buffer) return
      this.#buffer = this.#source.addSourceBuffer(MIME_TYPE)
      this.#buffer.addEventListener('updateend', () => this.#next())
      this.#next()
    })
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting.push(bytes)
    this.#next()
  }

  end(): void {
    this.#ended = true
    this.#next()
  }

  #next(): void {
    if (!this.#buffer || this.#buffer.updating || this.#source.readyState !== 'open') return
    const bytes = this.#waiting.shift()
    if (bytes) this.#buffer.appendBuffer(bytes)
    else if (this.#ended) this.#source.endOfStream()
  }
}
