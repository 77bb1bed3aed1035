import { codePoints } from '@/lib/fit/clean-input'
import { checkVoice } from '@/lib/speech/check-voice'
import { speechEngineFor } from '@/lib/speech/engine-for'
import { speakFor } from '@/lib/speech/speak-for'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { voiceFields } from './fields'

export const tiktokVoiceGenerator = defineServerTool({
  type: 'tiktok-voice-generator',
  kind: 'server',
  path: '/tiktok-voice-generator',
  icon: 'speech',
  copy,
  related: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-video-ideas', 'tiktok-caption'],
  promptLimit: 1_000,
  fields: voiceFields,
  deadlineMs: 120_000,
  service: 'speech',
  check({ prompt, parameters }, settings) {
    const { voice, speed } = parameters
    checkVoice(speechEngineFor(settings), { text: prompt, voice })
    return { text: prompt, voice, speed: speed / 100 }
  },
  price({ text }, { speech }) {
    const price = speech?.priceMicroUsd ?? null
    return price === null ? null : Math.ceil((codePoints(text) / 1_000) * price)
  },
  find: speakFor,
})
