import { CatalogueError } from '@/lib/core/errors'
import { checkDownload } from '@/lib/tiktok/downloads/check-download'
import { findDownload } from '@/lib/tiktok/downloads/find-download'
import { coversOf, photosOf } from '@/lib/tiktok/downloads/pictures-of'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'

export const tiktokThumbnailDownload = defineServerTool({
  type: 'tiktok-thumbnail-download',
  kind: 'server',
  path: '/tiktok-thumbnail-download',
  icon: 'image-down',
  copy,
  related: ['download-tiktok-video', 'download-tiktok-mp3', 'tiktok-caption', 'tiktok-hook-generator'],
  promptLimit: 2_000,
  fields: [],
  deadlineMs: 45_000,
  check: checkDownload,
  find: (address, context) =>
    findDownload(address, context, {
      need: 'picture',
      choose(post, link) {
        const pictures = [...coversOf(post, link), ...photosOf(post, link)]
        if (pictures.length === 0) throw new CatalogueError('unavailable', { reason: 'upstream_malformed' })
        return { videos: [], pictures, sounds: [] }
      },
    }),
})
