import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SpeechEngine, TimedSentence } from '@/lib/audio/speech/speech'
import { splitForSpeech } from '@/lib/audio/speech/speech-sentences'
import { basicVoices } from '@/lib/audio/speech/voices'
import { PublicError } from '@/lib/core/errors'
import { createModelSpeechEngine } from '@/lib/openai/model-speech-engine'
import { createJobThread } from '@/lib/server/threads/job-thread'
import type { Progress } from '@/lib/tool/server-tool'
import type { Settings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'

/** Lines to speak in order, each shorter than 999 bytes, with a voice from `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file and, per line, the offset in bytes after its samples, counted from the first sample. */
type SpokenAudio = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type SpeakerOptions = {
  workerPath: string
  /** A text of 1,000 characters takes about half a second. A job that takes this long is stuck. */
  maxProcessorMs?: number
  maxJobsPerThread?: number
  maxQueueLength?: number
}

/** Runs espeak-ng in a worker thread, one job at a time in order of arrival. */
export function createBasicSpeaker(options: SpeakerOptions) {
  const { workerPath, maxProcessorMs = 20_000, maxJobsPerThread = 50, maxQueueLength = 15 } = options
  const thread = createJobThread<SpeechJob, { spoken: number } | SpokenAudio | { failed: true }>({
    // Bundlers must not process the file. The thread must not receive the site's start-up code or secrets.
    startWorker: () => new Worker(/* turbopackIgnore: true */ workerPath, { execArgv: [], env: {} }),
    isLastMessage: (message) => 'wav' in message || 'failed' in message,
    maxJobsPerThread,
    maxQueueLength,
    timeLimit: { maxProcessorMs, totalMs: 3 * maxProcessorMs },
  })

  return {
    /** Throws `unavailable` if the queue is full or the job is late, and `internal` if espeak-ng fails. */
    async *speak(job: SpeechJob, signal: AbortSignal): AsyncGenerator<{ progress: Progress }, SpokenAudio, void> {
      for await (const reply of thread.run(job, signal)) {
        if ('wav' in reply) return reply
        if ('failed' in reply) break
        yield { progress: { stage: 'speaking', done: reply.spoken, total: job.lines.length } }
      }
      throw new PublicError('internal')
    },
    stop: thread.stop,
  }
}

/** A natural reading speed. espeak-ng's default is 175. */
const DEFAULT_WORDS_PER_MINUTE = 160
/** Audio bytes per event of the response, about one second. */
const CHUNK_BYTES = 45_000

export function createBasicEngine(speaker: ReturnType<typeof createBasicSpeaker>): SpeechEngine {
  return {
    name: 'basic',
    voices: basicVoices,
    async *speak({ text, voice, speed }, signal) {
      const sentences = splitForSpeech(text)
      const { wav, ends } = yield* speaker.speak(
        {
          // espeak-ng reads `[[h@l'oU]]` as phonemes.
          lines: sentences.map((line) => line.replace(/\[(?=\[)/g, '[ ')),
          voice: voice.id,
          wordsPerMinute: Math.round(DEFAULT_WORDS_PER_MINUTE * speed),
        },
        signal,
      )
      for (let offset = 0; offset < wav.length; offset += CHUNK_BYTES)
        yield { chunk: { bytes: wav.subarray(offset, offset + CHUNK_BYTES), type: 'audio/wav' } }
      return buildMetadata(sentences, wav, ends)
    },
  }
}

function buildMetadata(sentences: readonly string[], wav: Uint8Array<ArrayBuffer>, endOffsets: readonly number[]) {
  const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(24, true)
  const toSeconds = (byteOffset: number) => byteOffset / (sampleRate * 2)
  const timedSentences = sentences.map(
    (text, index): TimedSentence => ({
      text,
      start: toSeconds(index === 0 ? 0 : (endOffsets[index - 1] ?? 0)),
      end: toSeconds(endOffsets[index] ?? 0),
    }),
  )
  return {
    seconds: timedSentences.at(-1)?.end ?? 0,
    sampleRate,
    sentences: timedSentences,
    timing: 'measured' as const,
  }
}

/** Returns the operator's speech model, else espeak-ng if it is installed, else null. */
export function getSpeechEngine({ speech }: Pick<Settings, 'speech'>): SpeechEngine | null {
  if (speech) return createModelSpeechEngine(speech)
  return getProcessSingleton('basicSpeech', () => ({ engine: loadBasicEngine(process.cwd()) })).engine
}

/** Null without the optional espeak-ng. `next.config.ts` lists its files for hosts that copy only traced files. */
export function loadBasicEngine(folder: string): SpeechEngine | null {
  const isInstalled = existsSync(join(/* turbopackIgnore: true */ folder, 'node_modules/espeak-ng/package.json'))
  if (!isInstalled) return null
  const workerPath = join(/* turbopackIgnore: true */ folder, 'server/speech-worker.mjs')
  return createBasicEngine(createBasicSpeaker({ workerPath }))
}
