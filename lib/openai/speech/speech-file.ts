import type { SpeechChunk, SpeechType } from '@/lib/audio/speech/speech'
import { UpstreamError } from '@/lib/openai/upstream-error'

/** Four times what a thousand slow characters take as MP3. */
const MAX_BYTES = 16_000_000

/** Puts the pieces of one file together; its beginning shows the format. */
export class SpeechFile {
  #chunks: Uint8Array[] = []
  #length = 0
  #type: SpeechType | null = null

  /** Throws `malformed` for what is no sound, `oversized` for what has no end. */
  add(bytes: Uint8Array): SpeechChunk {
    this.#type ??= detectSpeechType(bytes)
    this.#chunks.push(bytes)
    this.#length += bytes.length
    if (this.#type === null) throw new UpstreamError('malformed')
    if (this.#length > MAX_BYTES) throw new UpstreamError('oversized')
    return { bytes, type: this.#type }
  }

  getBytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#chunks))
  }
}

/** Reads from a file's first bytes what it is; null for anything else, such as an error's JSON. */
export function detectSpeechType(bytes: Uint8Array): SpeechType | null {
  const [firstByte = 0, secondByte = 0] = bytes
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 12))
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'audio/wav'
  // An MPEG frame of layer III: eleven bits set, then version and layer.
  const isFrame = firstByte === 0xff && (secondByte & 0xe6) === 0xe2
  return text.startsWith('ID3') || isFrame ? 'audio/mpeg' : null
}
