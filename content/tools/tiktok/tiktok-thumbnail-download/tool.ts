import { PublicError } from '@/lib/core/errors'
import { defineDownloadTool } from '@/lib/tiktok/downloads/find-download'
import { listCovers, listPhotos } from '@/lib/tiktok/downloads/list-files'

export default defineDownloadTool({
  path: '/tiktok-thumbnail-download',
  icon: 'image-down',
  order: 150,
  searchWords: 'cover download, save thumbnail, screenshot',
  relatedToolTypes: ['download-tiktok-video', 'download-tiktok-mp3', 'tiktok-caption', 'tiktok-hook-generator'],
  purpose: 'picture',
  chooseFiles(post, buildMediaPath) {
    const pictures = [...listCovers(post, buildMediaPath), ...listPhotos(post, buildMediaPath)]
    if (pictures.length === 0) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
    return { videos: [], pictures, sounds: [] }
  },
})
