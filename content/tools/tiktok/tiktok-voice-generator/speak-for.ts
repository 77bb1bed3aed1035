import 'server-only'
import { toSrt } from '@/lib/audio/captions/files'
import type { SpeechPart } from '@/lib/audio/speech/speech-part'
import { CatalogueError } from '@/lib/core/errors'
import { speechEngineFor } from '@/lib/generate/speech/engine-for'
import type { ServerContext, ServerStep } from '@/lib/tool/server-run'
import { voiceOf } from './check-voice'

type SpeechTask = { text: string; voice: string; speed: number }

/** The sound in parts as it is made, then what is known of it. Returns the captions as SRT. Throws as its engine does. */
export async function* speakFor(
  asked: SpeechTask,
  { settings, signal }: Pick<ServerContext, 'settings' | 'signal'>,
): AsyncGenerator<ServerStep, string, void> {
  const engine = speechEngineFor(settings)
  if (!engine) throw new CatalogueError('unsupported')
  const voice = voiceOf(engine, asked.voice)
  const part = (given: SpeechPart): ServerStep => ({ part: given })

  const speaking = engine.speak({ ...asked, voice }, signal)
  try {
    let step = await speaking.next()
    for (; !step.done; step = await speaking.next()) {
      if ('progress' in step.value) yield step.value
      else {
        const { bytes, type } = step.value.piece
        yield part({ audio: Buffer.from(bytes).toString('base64'), type })
      }
    }
    yield part({ about: { engine: engine.name, voice: voice.label, ...step.value } })
    return toSrt({ segments: step.value.sentences })
  } finally {
    await speaking.return(undefined as never)
  }
}
