import { CatalogueError } from '@/lib/core/errors'
import { linksIn } from '@/lib/tiktok/links/links-in'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { MAX_SECONDS, priceOf } from './limits'

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
    const [link] = linksIn(prompt)
    if (link === undefined) throw new CatalogueError('invalid_url')
    return link
  },
  price: (_, { transcription }) => transcription && priceOf(transcription, MAX_SECONDS),
  async *find(link, context) {
    // What reads films is large, and every page loads this file.
    const { findTranscript } = await import('./find-transcript')
    return yield* findTranscript(link, context)
  },
})
