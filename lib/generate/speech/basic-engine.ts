import 'server-only'
import type { SpeechEngine, TimedSentence } from '@/lib/audio/speech/speech'
import { splitForSpeech } from '@/lib/audio/speech/speech-sentences'
import { basicVoices, getVoiceLanguage } from '@/lib/audio/speech/voices'
import type { BasicSpeaker } from './basic-speaker'

/** A natural reading speed. espeak-ng's default is 175. */
const DEFAULT_WORDS_PER_MINUTE = 160
/** Audio bytes per event of the response, about one second. */
const CHUNK_BYTES = 45_000

export function createBasicEngine(speaker: BasicSpeaker): SpeechEngine {
  return {
    name: 'basic',
    voices: basicVoices,
    async *speak({ text, voice, speed }, signal) {
      const sentences = splitForSpeech(text, getVoiceLanguage(voice.id))
      const { wav, ends } = yield* speaker.speak(
        {
          lines: sentences.map(escapePhonemeBrackets),
          voice: voice.id,
          wordsPerMinute: Math.round(DEFAULT_WORDS_PER_MINUTE * speed),
        },
        signal,
      )
      for (let offset = 0; offset < wav.length; offset += CHUNK_BYTES) {
        yield { chunk: { bytes: wav.subarray(offset, offset + CHUNK_BYTES), type: 'audio/wav' } }
      }
      return buildMetadata(sentences, wav, ends)
    },
  }
}

/** espeak-ng reads `[[h@l'oU]]` as phonemes. */
const escapePhonemeBrackets = (line: string) => line.replace(/\[(?=\[)/g, '[ ')

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
