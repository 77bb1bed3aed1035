import type { SpeechEngine } from '@/lib/audio/speech/speech'
import { PublicError } from '@/lib/core/errors'
import type { SpeechVoice } from '@/lib/tool/speech-voice'

/**
 * Throws `unsupported` without a speech engine, `nothing_to_say` for a text of punctuation alone, `invalid_request` for
 * an unknown voice.
 */
export function checkSpeechInput(engine: SpeechEngine | null, { text, voice }: { text: string; voice: string }): void {
  if (!engine) throw new PublicError('unsupported')
  if (!/[^\p{P}\p{Z}\p{C}\p{M}]/u.test(text)) throw new PublicError('nothing_to_say')
  findVoice(engine, voice)
}

/**
 * Returns the engine's voice with this id, or its default for an empty id. Throws `invalid_request` for an unknown id.
 */
export function findVoice({ voices }: SpeechEngine, id: string): SpeechVoice {
  const voice = id === '' ? voices[0] : voices.find((candidate) => candidate.id === id)
  if (!voice) throw new PublicError('invalid_request')
  return voice
}
