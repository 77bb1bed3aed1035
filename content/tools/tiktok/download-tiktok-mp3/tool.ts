import { PublicError } from '@/lib/core/errors'
import { checkDownload, findDownload } from '@/lib/tiktok/downloads/find-download'
import { listSounds } from '@/lib/tiktok/downloads/list-files'
import { defineServerTool } from '@/lib/tool/server-tool'

export default defineServerTool({
  type: 'download-tiktok-mp3',
  path: '/download-tiktok-mp3',
  icon: 'music',
  order: 140,
  startingPoints: ['link'],
  searchWords: 'audio download, tiktok sound, tiktok to mp3, song download',
  relatedToolTypes: [
    'download-tiktok-video',
    'tiktok-thumbnail-download',
    'tiktok-script-writer',
    'tiktok-video-ideas',
  ],
  promptLimit: 2_000,
  fields: [],
  maxDurationMs: 45_000,
  parseTask: checkDownload,
  run: (url, context) =>
    findDownload(url, context, {
      purpose: 'sound',
      chooseFiles(post, buildMediaPath) {
        const sounds = listSounds(post, buildMediaPath)
        if (sounds.length === 0) throw new PublicError('no_audio')
        return { videos: [], pictures: [], sounds }
      },
    }),
})
