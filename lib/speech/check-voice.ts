import 'server-only'
import type { Settings } from '@/lib/env'
import { CatalogueError } from '@/lib/errors'
import { speechEngineFor } from './engine-for'
import { voiceOf } from './voice-of'

/**
 * Throws `unsupported` where nobody can speak, `nothing_to_say` for a text of punctuation alone, `invalid_request` for a
 * voice that the engine does not have.
 */
export function checkVoice(text: string, voice: string, settings: Settings): void {
  const engine = speechEngineFor(settings)
  if (!engine) throw new CatalogueError('unsupported')
  if (!/[^\p{P}\p{Z}\p{C}\p{M}]/u.test(text)) throw new CatalogueError('nothing_to_say')
  voiceOf(engine, voice)
}
