import { PublicError } from '@/lib/core/errors'
import { findTikTokLink, getLinkErrorCode } from '@/lib/tiktok/links/tiktok-link'
import { defineServerTool } from '@/lib/tool/server-tool'
import { getMaxCostMicroUsd, MAX_SECONDS } from './limits'

export default defineServerTool({
  path: '/tiktok/tiktok-transcript-generator',
  icon: 'audio-lines',
  order: 70,
  startingPoints: ['link', 'file'],
  searchWords: 'podcast, repurpose, transcription, lyrics, audio to text, closed captions, interview',
  copyValues: { maxMinutes: MAX_SECONDS / 60 },
  relatedToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-script-writer', 'download-tiktok-video'],
  nextToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-script-writer', 'twitter-thread'],
  promptLimit: 4_000,
  fields: [],
  maxDurationMs: 240_000,
  pool: 'transcription',
  parseTask({ prompt }) {
    const link = findTikTokLink(prompt)
    if (link === undefined) throw new PublicError(getLinkErrorCode(prompt))
    return link
  },
  getMaxCostMicroUsd: (_, { transcription }) => transcription && getMaxCostMicroUsd(transcription, MAX_SECONDS),
  async getSample() {
    const { toText } = await import('@/lib/audio/captions/transcript-files')
    const segments = [
      { start: 0, end: 3, text: 'My first sourdough was flat.' },
      { start: 3, end: 7, text: 'The starter was too cold, so I put it next to the oven.' },
      { start: 7, end: 10, text: 'After that, every loaf rose.' },
    ]
    return {
      input: 'https://www.tiktok.com/@name/video/…',
      results: [
        { kind: 'text', name: 'Transcript', text: toText({ text: '', segments }, { shouldShowTimestamps: true }) },
      ],
      note: 'This video is made up. Your transcript downloads as text, SRT, VTT or JSON.',
    }
  },
  async *run(link, context) {
    // The video code is large, and every page loads this file.
    const { findTranscript } = await import('./find-transcript')
    return yield* findTranscript(link, context)
  },
})
