import { basicVoices, getVoiceLanguage } from '@/lib/audio/speech/voices'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import { numberField, textField } from '@/lib/tool/fields'
import { defineServerTool } from '@/lib/tool/server-tool'
import { checkSpeechInput, englishSampleText, streamSpeech } from './stream-speech'

export default defineServerTool({
  path: '/tiktok-voice-generator',
  icon: 'speech',
  order: 120,
  startingPoints: ['text'],
  searchWords: 'voice, robot voice, narrator, ai voice, audiobook, speak',
  copyValues: { languages: new Set(basicVoices.map(({ id }) => new Intl.Locale(getVoiceLanguage(id)).language)).size },
  relatedToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-video-ideas', 'tiktok-caption'],
  promptLimit: 1_000,
  fields: [
    textField('voice', 'Voice', 100, { hint: 'The ID of a voice from /api/voices. Leave it empty for the default.' }),
    numberField('speed', 'Speed', { min: 75, max: 150, default: 100 }),
  ],
  maxDurationMs: 120_000,
  service: 'speech',
  parseTask({ prompt, parameters }, settings) {
    const { voice, speed } = parameters
    checkSpeechInput(getSpeechEngine(settings), { text: prompt, voice })
    return { text: prompt, voice, speed: speed / 100 }
  },
  getMaxCostMicroUsd({ text }, { speech }) {
    const priceMicroUsd = speech?.priceMicroUsd ?? null
    return priceMicroUsd === null ? null : Math.ceil((countCodePoints(text) / 1_000) * priceMicroUsd)
  },
  // As the first basic voice speaks it (espeak-ng 1.52, measured 2026-11).
  getSample: async () => ({
    input: englishSampleText,
    results: [
      {
        kind: 'audio',
        url: `/api/voices/sample?voice=${basicVoices[0]?.id}`,
        peaks: '64553111366186496266563628511',
        details: `${basicVoices[0]?.label}, a robotic voice · 3.4 seconds`,
        fileTypes: ['MP3', 'WAV', 'SRT'],
        captions: [{ time: formatTimestamp(0), text: englishSampleText }],
      },
    ],
    note: 'In yours, each sentence gets a caption of its own.',
  }),
  run: streamSpeech,
})
