import 'server-only'
import type { Settings } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { basicEngineIn } from './basic-engine-in'
import { createModelEngine } from './model-engine'
import type { SpeechEngine } from './speech'

/** Who speaks: the operator's model, else espeak-ng where it is installed, else nobody. */
export function speechEngineFor({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelEngine(speech)
  return perProcess('basicSpeech', () => ({ engine: basicEngineIn(process.cwd()) })).engine
}
