import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SpeechEngine, TimedSentence } from '@/lib/audio/speech/speech'
import { splitForSpeech } from '@/lib/audio/speech/speech-sentences'
import { basicVoices } from '@/lib/audio/speech/voices'
import { createModelSpeechEngine } from '@/lib/openai/model-speech-engine'
import type { Settings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import { createBasicSpeaker } from './basic-speaker'

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
