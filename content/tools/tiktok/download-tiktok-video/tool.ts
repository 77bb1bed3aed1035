import { CatalogueError } from '@/lib/core/errors'
import { checkDownload } from '@/lib/tiktok/downloads/check-download'
import { findDownload } from '@/lib/tiktok/downloads/find-download'
import { photosOf } from '@/lib/tiktok/downloads/pictures-of'
import { soundsOf } from '@/lib/tiktok/downloads/sounds-of'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { videosOf } from './videos-of'

export const downloadTiktokVideo = defineServerTool({
  type: 'download-tiktok-video',
  kind: 'server',
  path: '/download-video-tiktok',
  icon: 'film',
  copy,
  related: ['download-tiktok-mp3', 'tiktok-thumbnail-download', 'tiktok-caption', 'tiktok-script-writer'],
  promptLimit: 2_000,
  fields: [],
  deadlineMs: 45_000,
  check: checkDownload,
  find: (address, context) =>
    findDownload(address, context, {
      need: 'video',
      choose(post, link) {
        const files =
          post.kind === 'photos'
            ? { videos: [], pictures: photosOf(post, link), sounds: soundsOf(post, link) }
            : { videos: videosOf(post, link), pictures: [], sounds: [] }
        if (files.videos.length + files.pictures.length === 0) {
          throw new CatalogueError('unavailable', { reason: 'upstream_malformed' })
        }
        return files
      },
    }),
})
