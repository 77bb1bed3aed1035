import 'server-only'
import { toSrt } from '@/lib/audio/captions/transcript-files'
import type { SpeechEngine, SpeechPart } from '@/lib/audio/speech/speech'
import { PublicError } from '@/lib/core/errors'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import type { SpeechVoice } from '@/lib/tool/settings'

/** Throws `unsupported` (no engine), `nothing_to_say` (only punctuation) or `invalid_request` (wrong voice). */
export function checkSpeechInput(engine: SpeechEngine | null, { text, voice }: { text: string; voice: string }): void {
  if (!engine) throw new PublicError('unsupported')
  if (!/[^\p{P}\p{Z}\p{C}\p{M}]/u.test(text)) throw new PublicError('nothing_to_say')
  findVoice(engine, voice)
}

/** Returns the voice, or the default voice for an empty id. Throws `invalid_request` for an unknown id. */
export function findVoice({ voices }: SpeechEngine, id: string): SpeechVoice {
  const voice = id === '' ? voices[0] : voices.find((candidate) => candidate.id === id)
  if (!voice) throw new PublicError('invalid_request')
  return voice
}

/** The sample of an English voice, which is also the sample of the page. */
export const englishSampleText = 'Hello! This is how I sound when I read your text.'

/** Streams the audio in parts, then its metadata. Returns the captions as SRT. Throws the errors of its engine. */
export async function* streamSpeech(
  task: { text: string; voice: string; speed: number },
  { settings, signal }: Pick<ServerContext, 'settings' | 'signal'>,
): AsyncGenerator<ServerToolEvent, string, void> {
  const engine = getSpeechEngine(settings)
  if (!engine) throw new PublicError('unsupported')
  const voice = findVoice(engine, task.voice)
  const speechSteps = engine.speak({ ...task, voice }, signal)
  try {
    let step = await speechSteps.next()
    for (; !step.done; step = await speechSteps.next()) {
      if ('progress' in step.value) yield step.value
      else {
        const { bytes, type } = step.value.chunk
        yield { part: { audio: Buffer.from(bytes).toString('base64'), type } satisfies SpeechPart }
      }
    }
    yield { part: { about: { engine: engine.name, voice: voice.label, ...step.value } } satisfies SpeechPart }
    return toSrt({ segments: step.value.sentences })
  } finally {
    await speechSteps.return(undefined as never)
  }
}
