import { UpstreamError } from '@/lib/openai/upstream-error'
import type { SpeechPiece, SpeechType } from './speech'
import { speechType } from './speech-type'

/** Four times what a thousand slow characters take as MP3. */
const mostBytes = 16_000_000

/** Puts the pieces of one file together; its beginning shows the format. */
export class SpeechFile {
  #pieces: Uint8Array[] = []
  #length = 0
  #type: SpeechType | null = null

  /** Throws `malformed` for what is no sound, or has no end. */
  add(bytes: Uint8Array): SpeechPiece {
    this.#type ??= speechType(bytes)
    this.#pieces.push(bytes)
    this.#length += bytes.length
    if (this.#type === null || this.#length > mostBytes) throw new UpstreamError('malformed')
    return { bytes, type: this.#type }
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#pieces))
  }
}
