import { CatalogueError } from '@/lib/errors'
import { linksIn } from '@/lib/tiktok/links-in'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { longestSeconds } from './limits'
import { priceOf } from './price-of'

export const tiktokTranscriptGenerator = defineServerTool({
  type: 'tiktok-transcript-generator',
  kind: 'server',
  path: '/tiktok/tiktok-transcript-generator',
  icon: 'captions',
  copy,
  related: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-script-writer', 'twitter-thread'],
  next: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-script-writer', 'twitter-thread'],
  promptLimit: 4_000,
  fields: [],
  deadlineMs: 240_000,
  pool: 'transcription',
  check({ prompt }) {
    if (linksIn(prompt).length === 0) throw new CatalogueError('invalid_url')
  },
  price: (_, { transcription }) => transcription && priceOf(transcription, longestSeconds),
  async *find({ prompt }, context) {
    // What reads films is large, and every page loads this file.
    const { findTranscript } = await import('./find-transcript')
    return yield* findTranscript(prompt, context)
  },
})
