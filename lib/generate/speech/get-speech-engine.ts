import 'server-only'
import type { SpeechEngine } from '@/lib/audio/speech/speech'
import { createModelSpeechEngine } from '@/lib/openai/speech/model-speech-engine'
import type { Settings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBasicEngine } from './basic-engine'
import { createBasicSpeaker } from './basic-speaker'

/** Returns the operator's speech model, else espeak-ng if it is installed, else null. */
export function getSpeechEngine({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelSpeechEngine(speech)
  return getProcessSingleton('basicSpeech', () => ({ engine: loadBasicEngine(process.cwd()) })).engine
}

/**
 * Loads the robotic voices of an installation in `folder`; null without espeak-ng, an optional dependency. Its files
 * are resolved by name at run time, so `next.config.ts` lists them for hosts that copy only traced files.
 */
export function loadBasicEngine(folder: string): SpeechEngine | null {
  const isInstalled = existsSync(join(/* turbopackIgnore: true */ folder, 'node_modules/espeak-ng/package.json'))
  if (!isInstalled) return null
  const workerPath = join(/* turbopackIgnore: true */ folder, 'server/speech-worker.mjs')
  return createBasicEngine(createBasicSpeaker({ workerPath }))
}
