import 'server-only'
import type { SpeechEngine } from '@/lib/audio/speech/speech'
import { createModelEngine } from '@/lib/openai/speech/model-engine'
import { perProcess } from '@/lib/server/per-process'
import type { Settings } from '@/lib/tool/settings'
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBasicEngine } from './basic-engine'
import { createBasicSpeaker } from './basic-speaker'

/** Who speaks: the operator's model, else espeak-ng where it is installed, else nobody. */
export function speechEngineFor({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelEngine(speech)
  return perProcess('basicSpeech', () => ({ engine: basicEngineIn(process.cwd()) })).engine
}

/**
 * The robotic voices, of an installation in this folder; null where espeak-ng is missing, which is an optional dependency.
 * Both are found by name when they are needed: `next.config.ts` has a host that copies files take them along.
 */
export function basicEngineIn(folder: string): SpeechEngine | null {
  const isInstalled = existsSync(
    join(/* turbopackIgnore: true */ folder, 'node_modules/espeak-ng/package.json'),
  )
  if (!isInstalled) return null
  const workerFile = join(/* turbopackIgnore: true */ folder, 'server/speech-worker.mjs')
  return createBasicEngine(createBasicSpeaker({ workerFile }))
}
