import { codePoints } from '@/lib/core/strings/clean-input'
import { speechEngineFor } from '@/lib/generate/speech/engine-for'
import { defineServerTool } from '@/lib/tool/define'
import { checkVoice } from './check-voice'
import { copy } from './copy'
import { voiceFields } from './fields'
import { speakFor } from './speak-for'

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
