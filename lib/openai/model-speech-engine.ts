import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureAudio, rechunk } from '@/lib/audio/speech/audio-stream'
import type { SpeechEngine, SpeechType, Utterance } from '@/lib/audio/speech/speech'
import { estimateTimes, splitForSpeech } from '@/lib/audio/speech/speech-sentences'
import { CallWatchdog } from '@/lib/openai/call-watchdog'
import { createOpenAiClient } from '@/lib/openai/client'
import { getRetryDelayMs, toModelError } from '@/lib/openai/model-error'
import { limitBytes } from '@/lib/openai/response-body'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { Settings } from '@/lib/tool/settings'

/** Four times the MP3 size of 1,000 characters spoken slowly. */
const MAX_BYTES = 16_000_000

/** Detects the audio type from a file's first bytes; null for anything else, such as a JSON error. */
export function detectSpeechType(bytes: Uint8Array): SpeechType | null {
  const [firstByte = 0, secondByte = 0] = bytes
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 12))
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'audio/wav'
  // An MPEG layer III frame: eleven bits set, then version and layer.
  const isFrame = firstByte === 0xff && (secondByte & 0xe6) === 0xe2
  return text.startsWith('ID3') || isFrame ? 'audio/mpeg' : null
}

/** A small self-hosted server may need up to a minute before the first audio. */
const defaultTimeouts = { firstChunkMs: 60_000, idleMs: 15_000, retryMs: 250 }

/** Calls `POST {base}/audio/speech` of OpenAI, Kokoro-FastAPI, speaches or LocalAI. Retries before the first byte. */
export function createModelSpeechEngine(
  settings: NonNullable<Settings['speech']>,
  overrides: Partial<typeof defaultTimeouts> = {},
): SpeechEngine {
  const timeouts = { ...defaultTimeouts, ...overrides }
  const client = createOpenAiClient(settings, timeouts.firstChunkMs)

  return {
    name: 'model',
    voices: settings.voices,
    async *speak(utterance, signal) {
      yield { progress: { stage: 'speaking' } }
      const watchdog = new CallWatchdog(timeouts, signal)
      const chunks: Uint8Array[] = []
      let type: SpeechType | null = null
      const modelCall = beginModelCall({ operation: 'speech', server: settings })
      let failure: unknown
      try {
        const { body } = await requestSpeech(utterance, watchdog.signal)
        for await (const bytes of rechunk(watchChunks(limitBytes(body, MAX_BYTES), watchdog))) {
          modelCall.markFirstChunk()
          type ??= detectSpeechType(bytes)
          if (type === null) throw new UpstreamError('malformed')
          chunks.push(bytes)
          yield { chunk: { bytes, type } }
        }
        watchdog.throwIfEnded()
        const measurement = await measureAudio(new Uint8Array(Buffer.concat(chunks)))
        if (!measurement) throw new UpstreamError('malformed')
        const sentences = estimateTimes(splitForSpeech(utterance.text), measurement.seconds)
        return { ...measurement, sentences, timing: 'estimated' }
      } catch (error) {
        failure = watchdog.toEndError(error)
        throw failure
      } finally {
        watchdog.stop()
        modelCall.end(failure)
      }
    },
  }

  async function requestSpeech(utterance: Utterance, signal: AbortSignal): Promise<Response> {
    const { text, voice, speed } = utterance
    const body = {
      model: settings.model,
      input: text,
      voice: voice.id,
      response_format: 'mp3' as const,
      // Not every server supports `speed`.
      ...(speed !== 1 && { speed }),
    }
    const sendRequest = () => client.audio.speech.create(body, { signal }).asResponse()
    try {
      return await sendRequest()
    } catch (error) {
      signal.throwIfAborted()
      const failure = toModelError(error)
      const delayMs = getRetryDelayMs(failure, timeouts.retryMs)
      if (delayMs === null) throw failure
      await sleep(delayMs, undefined, { signal })
      return sendRequest()
    }
  }
}

async function* watchChunks(body: AsyncIterable<Uint8Array>, watchdog: CallWatchdog): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    watchdog.recordChunk(bytes)
    yield bytes
  }
}
