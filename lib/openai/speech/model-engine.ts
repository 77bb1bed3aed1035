import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { estimateTimes } from '@/lib/audio/speech/estimate-times'
import { inPieces } from '@/lib/audio/speech/in-pieces'
import { measure } from '@/lib/audio/speech/measure'
import { sentencesOf } from '@/lib/audio/speech/sentences'
import type { SpeechEngine, Utterance } from '@/lib/audio/speech/speech'
import { openAiClient } from '@/lib/openai/client'
import { Clock } from '@/lib/openai/text/clock'
import { failureOf } from '@/lib/openai/text/failure'
import { retryWait } from '@/lib/openai/text/retry-wait'
import type { Patience } from '@/lib/openai/text/settings'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { Settings } from '@/lib/tool/settings'
import { SpeechFile } from './speech-file'

/** A small machine of one's own takes a while before it starts to speak. */
const usual: Patience = { firstWordMs: 60_000, idleMs: 15_000, totalMs: 120_000, retryMs: 250, drainMs: 0 }

type SpeechSettings = NonNullable<Settings['speech']>

/**
 * Speaks with a model behind `POST {base}/audio/speech`, as OpenAI, Kokoro-FastAPI, speaches and LocalAI have it
 * (developers.openai.com, 2026-11). Asks for MP3 and passes it on as it arrives; takes WAV from servers that know
 * nothing else. One retry before the first byte, none after it.
 */
export function createModelEngine(settings: SpeechSettings, given: Partial<Patience> = {}): SpeechEngine {
  const patience = { ...usual, ...given }
  const client = openAiClient(settings, patience.firstWordMs)

  return {
    name: 'model',
    voices: settings.voices,
    async *speak(utterance, signal) {
      const clock = new Clock(patience, signal)
      const file = new SpeechFile()
      yield { progress: { stage: 'speaking' } }
      const watched = beginModelCall({ operation: 'speech', server: settings })
      let thrown: unknown
      try {
        const { body } = await ask(utterance, clock.abort.signal)
        for await (const bytes of inPieces(heard(body ?? new ReadableStream(), clock))) {
          watched.heard()
          yield { piece: file.add(bytes) }
        }
        clock.check()
        const measured = await measure(file.bytes())
        if (!measured) throw new UpstreamError('malformed')
        const sentences = estimateTimes(sentencesOf(utterance.text), measured.seconds)
        return { ...measured, sentences, timing: 'estimated' }
      } catch (error) {
        thrown = clock.endOf(error)
        throw thrown
      } finally {
        clock.stop()
        watched.end(thrown)
      }
    },
  }

  async function ask(utterance: Utterance, signal: AbortSignal): Promise<Response> {
    const { text, voice, speed } = utterance
    const body = {
      model: settings.model,
      input: text,
      voice: voice.id,
      response_format: 'mp3' as const,
      // Not every server knows it.
      ...(speed !== 1 && { speed }),
    }
    const once = () => client.audio.speech.create(body, { signal }).asResponse()
    try {
      return await once()
    } catch (error) {
      signal.throwIfAborted()
      const failure = failureOf(error)
      const wait = retryWait(failure, patience.retryMs)
      if (wait === null) throw failure
      await sleep(wait, undefined, { signal })
      return once()
    }
  }
}

async function* heard(body: ReadableStream<Uint8Array>, clock: Clock): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    clock.heard(bytes)
    yield bytes
  }
}
