import { PublicError } from '@/lib/core/errors'
import { defineDownloadTool } from '@/lib/tiktok/downloads/find-download'
import { listSounds } from '@/lib/tiktok/downloads/list-files'

export default defineDownloadTool({
  path: '/download-tiktok-mp3',
  icon: 'music',
  order: 140,
  searchWords: 'audio download, tiktok sound, tiktok to mp3, song download',
  relatedToolTypes: [
    'download-tiktok-video',
    'tiktok-thumbnail-download',
    'tiktok-script-writer',
    'tiktok-video-ideas',
  ],
  purpose: 'sound',
  chooseFiles(post, buildMediaPath) {
    const sounds = listSounds(post, buildMediaPath)
    if (sounds.length === 0) throw new PublicError('no_audio')
    return { videos: [], pictures: [], sounds }
  },
})
