import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { createBasicEngine } from './basic-engine'
import { createBasicSpeaker } from './basic-speaker'
import { createModelEngine } from './model-engine'
import type { SpeechEngine } from './speech'

/**
 * Who speaks: the operator's model, else espeak-ng where it is installed (it is an optional dependency), else nobody. Both
 * files are found from the folder that the server runs in; `next.config.ts` has a host that copies files take them along.
 */
export function speechEngineFor({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelEngine(speech)
  return perProcess<{ engine: SpeechEngine | null }>('basicSpeech', () => ({ engine: basicEngine() })).engine
}

function basicEngine(): SpeechEngine | null {
  const root = /* turbopackIgnore: true */ process.cwd()
  if (!existsSync(join(root, 'node_modules/espeak-ng/package.json'))) return null
  return createBasicEngine(createBasicSpeaker({ workerFile: join(root, 'server/speech-worker.mjs') }))
}
