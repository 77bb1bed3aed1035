import 'server-only'
import { basicVoices, getVoiceLanguage } from '@/lib/audio/speech/basic-voices'
import type { SpeechEngine } from '@/lib/audio/speech/speech'
import { splitForSpeech } from '@/lib/audio/speech/split-for-speech'
import type { TimedSentence } from '@/lib/audio/speech/timed-sentence'
import type { BasicSpeaker } from './basic-speaker'

/** At the usual speed; what people read aloud at. espeak-ng's own default is 175. */
const wordsPerMinute = 160
/** One event of the reply holds this much sound, about a second. */
const pieceBytes = 45_000

/** The robotic voices of espeak-ng, whose sentences are timed as they are spoken. */
export function createBasicEngine(speaker: BasicSpeaker): SpeechEngine {
  return {
    name: 'basic',
    voices: basicVoices,
    async *speak({ text, voice, speed }, signal) {
      const sentences = splitForSpeech(text, getVoiceLanguage(voice.id))
      const { wav, ends } = yield* speaker.speak(
        {
          lines: sentences.map(withoutPhonemes),
          voice: voice.id,
          wordsPerMinute: Math.round(wordsPerMinute * speed),
        },
        signal,
      )
      for (let at = 0; at < wav.length; at += pieceBytes) {
        yield { piece: { bytes: wav.subarray(at, at + pieceBytes), type: 'audio/wav' } }
      }
      return buildMetadata(sentences, wav, ends)
    },
  }
}

/** espeak-ng takes `[[h@l'oU]]` for the names of sounds. */
const withoutPhonemes = (line: string) => line.replace(/\[(?=\[)/g, '[ ')

function buildMetadata(sentences: readonly string[], wav: Uint8Array<ArrayBuffer>, ends: readonly number[]) {
  const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(24, true)
  const secondsAt = (byte: number) => byte / (sampleRate * 2)
  const timed = sentences.map(
    (text, index): TimedSentence => ({
      text,
      start: secondsAt(index === 0 ? 0 : (ends[index - 1] ?? 0)),
      end: secondsAt(ends[index] ?? 0),
    }),
  )
  return { seconds: timed.at(-1)?.end ?? 0, sampleRate, sentences: timed, timing: 'measured' as const }
}
