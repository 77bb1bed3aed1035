import type { SpeechType } from './speech'

/** Reads from a file's first bytes what it is; null for anything else, such as an error's JSON. */
export function speechType(bytes: Uint8Array): SpeechType | null {
  const [first = 0, second = 0] = bytes
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 12))
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'audio/wav'
  // An MPEG frame of layer III: eleven bits set, then version and layer.
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2
  return text.startsWith('ID3') || isFrame ? 'audio/mpeg' : null
}
