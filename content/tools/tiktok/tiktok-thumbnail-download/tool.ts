import { PublicError } from '@/lib/core/errors'
import { checkDownload, findDownload } from '@/lib/tiktok/downloads/find-download'
import { listCovers, listPhotos } from '@/lib/tiktok/downloads/list-files'
import { defineServerTool } from '@/lib/tool/server-tool'

export default defineServerTool({
  type: 'tiktok-thumbnail-download',
  path: '/tiktok-thumbnail-download',
  icon: 'image-down',
  order: 150,
  startingPoints: ['link'],
  searchWords: 'cover download, save thumbnail, screenshot',
  relatedToolTypes: ['download-tiktok-video', 'download-tiktok-mp3', 'tiktok-caption', 'tiktok-hook-generator'],
  promptLimit: 2_000,
  fields: [],
  maxDurationMs: 45_000,
  parseTask: checkDownload,
  run: (url, context) =>
    findDownload(url, context, {
      purpose: 'picture',
      chooseFiles(post, buildMediaPath) {
        const pictures = [...listCovers(post, buildMediaPath), ...listPhotos(post, buildMediaPath)]
        if (pictures.length === 0) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
        return { videos: [], pictures, sounds: [] }
      },
    }),
})
