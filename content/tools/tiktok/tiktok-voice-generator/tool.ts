import { basicVoices, getVoiceLanguage } from '@/lib/audio/speech/voices'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import { numberField, textField } from '@/lib/tool/fields'
import { defineServerTool } from '@/lib/tool/server-tool'
import { checkSpeechInput, streamSpeech } from './stream-speech'

export default defineServerTool({
  type: 'tiktok-voice-generator',
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
  async getSample() {
    const [{ toText }, { estimateTimes }] = await Promise.all([
      import('@/lib/audio/captions/transcript-files'),
      import('@/lib/audio/speech/speech-sentences'),
    ])
    const sentences = ['Three things I’d tell myself before my first sourdough.', 'Number one: weigh the flour.']
    return {
      input: sentences.join(' '),
      results: [
        {
          kind: 'text',
          name: 'Captions with times',
          text: toText({ text: '', segments: estimateTimes(sentences, 5) }, { shouldShowTimestamps: true }),
        },
        { kind: 'text', name: 'Files you get', text: 'The voice-over as MP3 and WAV, and its captions as SRT.' },
      ],
      note: 'The times here are just examples. Yours come with your audio.',
    }
  },
  run: streamSpeech,
})
