import { CatalogueError } from '@/lib/core/errors'
import { checkDownload } from '@/lib/tiktok/downloads/check-download'
import { findDownload } from '@/lib/tiktok/downloads/find-download'
import { soundsOf } from '@/lib/tiktok/downloads/sounds-of'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'

export const downloadTiktokMp3 = defineServerTool({
  type: 'download-tiktok-mp3',
  kind: 'server',
  path: '/download-tiktok-mp3',
  icon: 'music',
  copy,
  related: [
    'download-tiktok-video',
    'tiktok-thumbnail-download',
    'tiktok-script-writer',
    'tiktok-video-ideas',
  ],
  promptLimit: 2_000,
  fields: [],
  deadlineMs: 45_000,
  check: checkDownload,
  find: (address, context) =>
    findDownload(address, context, {
      need: 'sound',
      choose(post, link) {
        const sounds = soundsOf(post, link)
        if (sounds.length === 0) throw new CatalogueError('no_audio')
        return { videos: [], pictures: [], sounds }
      },
    }),
})
