import { CatalogueError } from '@/lib/errors'
import type { SpeechEngine } from './speech'
import type { Voice } from './voice'

/** The engine's voice with this id, its usual one for an empty id. Throws `invalid_request` for any other. */
export function voiceOf({ voices }: SpeechEngine, id: string): Voice {
  const voice = id === '' ? voices[0] : voices.find((known) => known.id === id)
  if (!voice) throw new CatalogueError('invalid_request')
  return voice
}
