import { PublicError } from '@/lib/core/errors'
import { checkDownload } from '@/lib/tiktok/downloads/check-download'
import { findDownload } from '@/lib/tiktok/downloads/find-download'
import { listPhotos } from '@/lib/tiktok/downloads/list-images'
import { listSounds } from '@/lib/tiktok/downloads/list-sounds'
import { defineServerTool } from '@/lib/tool/tool-definition'
import { copy } from './copy'
import { listVideos } from './list-videos'

export const downloadTiktokVideo = defineServerTool({
  type: 'download-tiktok-video',
  kind: 'server',
  path: '/download-video-tiktok',
  icon: 'film',
  copy,
  relatedToolTypes: ['download-tiktok-mp3', 'tiktok-thumbnail-download', 'tiktok-caption', 'tiktok-script-writer'],
  promptLimit: 2_000,
  fields: [],
  maxDurationMs: 45_000,
  parseTask: checkDownload,
  run: (url, context) =>
    findDownload(url, context, {
      purpose: 'video',
      chooseFiles(post, buildMediaPath) {
        const files =
          post.kind === 'photos'
            ? {
                videos: [],
                pictures: listPhotos(post, buildMediaPath),
                sounds: listSounds(post, buildMediaPath),
              }
            : { videos: listVideos(post, buildMediaPath), pictures: [], sounds: [] }
        if (files.videos.length + files.pictures.length === 0) {
          throw new PublicError('unavailable', { reason: 'upstream_malformed' })
        }
        return files
      },
    }),
})
