import 'server-only'
import type { SpeechEngine } from '@/lib/audio/speech/speech'
import { createModelSpeechEngine } from '@/lib/openai/speech/model-speech-engine'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import type { Settings } from '@/lib/tool/settings'
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBasicEngine } from './basic-engine'
import { createBasicSpeaker } from './basic-speaker'

/** Who speaks: the operator's model, else espeak-ng where it is installed, else nobody. */
export function getSpeechEngine({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelSpeechEngine(speech)
  return getProcessSingleton('basicSpeech', () => ({ engine: loadBasicEngine(process.cwd()) })).engine
}

/**
 * The robotic voices, of an installation in this folder; null where espeak-ng is missing, which is an optional dependency.
 * Both are found by name when they are needed: `next.config.ts` has a host that copies files take them along.
 */
export function loadBasicEngine(folder: string): SpeechEngine | null {
  const isInstalled = existsSync(join(/* turbopackIgnore: true */ folder, 'node_modules/espeak-ng/package.json'))
  if (!isInstalled) return null
  const workerPath = join(/* turbopackIgnore: true */ folder, 'server/speech-worker.mjs')
  return createBasicEngine(createBasicSpeaker({ workerPath }))
}
