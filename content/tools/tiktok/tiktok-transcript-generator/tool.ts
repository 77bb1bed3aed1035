import { PublicError } from '@/lib/core/errors'
import { findTikTokLinks } from '@/lib/tiktok/links/tiktok-link'
import { defineServerTool } from '@/lib/tool/server-tool'
import { getMaxCostMicroUsd, MAX_SECONDS } from './limits'

export default defineServerTool({
  type: 'tiktok-transcript-generator',
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
    const [link] = findTikTokLinks(prompt)
    if (link === undefined) throw new PublicError('invalid_url')
    return link
  },
  getMaxCostMicroUsd: (_, { transcription }) => transcription && getMaxCostMicroUsd(transcription, MAX_SECONDS),
  async *run(link, context) {
    // The video code is large, and every page loads this file.
    const { findTranscript } = await import('./find-transcript')
    return yield* findTranscript(link, context)
  },
})
