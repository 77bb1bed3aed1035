import 'server-only'
import type { Settings } from '@/lib/env'
import { perProcess } from '@/lib/env/per-process'
import { createModelEngine } from '@/lib/openai/speech/model-engine'
import { basicEngineIn } from './basic-engine-in'
import type { SpeechEngine } from './speech'

/** Who speaks: the operator's model, else espeak-ng where it is installed, else nobody. */
export function speechEngineFor({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelEngine(speech)
  return perProcess('basicSpeech', () => ({ engine: basicEngineIn(process.cwd()) })).engine
}
