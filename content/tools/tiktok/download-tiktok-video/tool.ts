import { PublicError } from '@/lib/core/errors'
import { buildTikTokFileName } from '@/lib/core/file-name'
import { formatBytes } from '@/lib/core/format/format-bytes'
import { defineDownloadTool, type MediaPathBuilder } from '@/lib/tiktok/downloads/find-download'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import { listPhotos, listSounds } from '@/lib/tiktok/downloads/list-files'
import type { Post, Video } from '@/lib/tiktok/posts/post'

const codecLabels = { h264: 'H.264', h265: 'H.265' } as const

function listVideos(post: Post, buildMediaPath: MediaPathBuilder): FoundFile[] {
  return post.videos.map((video) => {
    const { url, width, height, codec } = video
    const shortSideLength = getShortSideLength(video)
    const suffix = [shortSideLength && `${shortSideLength}p`, codec === 'h265' && codec].filter(Boolean).join('_')
    const name = buildTikTokFileName({
      handle: post.author.handle,
      id: post.id,
      ...(suffix && { suffix }),
      extension: 'mp4',
    })
    return {
      label: width && height ? `${width} × ${height}` : 'Unknown size',
      details: [
        getDefinitionLabel(shortSideLength),
        codecLabels[codec],
        formatVideoSize(video, post.durationSeconds),
      ].filter((detail) => detail !== null),
      path: buildMediaPath({ kind: 'video', url, type: 'video/mp4', name, disposition: 'attachment' }),
      name,
    }
  })
}

const getShortSideLength = ({ width, height }: Video) => (width && height ? Math.min(width, height) : null)

/** HD means 720 lines (ITU-R BT.1543, SMPTE ST 296); for a portrait video this is its width. */
function getDefinitionLabel(shortSideLength: number | null): string | null {
  if (shortSideLength === null || shortSideLength < 720) return null
  return shortSideLength < 1080 ? 'HD' : 'Full HD'
}

function formatVideoSize({ bytes, bitrate }: Video, seconds: number | null): string | null {
  if (bytes) return formatBytes(bytes)
  return bitrate && seconds ? `about ${formatBytes((bitrate / 8) * seconds)}` : null
}

export default defineDownloadTool({
  path: '/download-video-tiktok',
  icon: 'film',
  order: 130,
  searchWords: 'tiktok downloader, save video, snaptik, ssstik, remove watermark, link to video',
  relatedToolTypes: ['download-tiktok-mp3', 'tiktok-thumbnail-download', 'tiktok-caption', 'tiktok-script-writer'],
  purpose: 'video',
  chooseFiles(post, buildMediaPath) {
    const files =
      post.kind === 'photos'
        ? { videos: [], pictures: listPhotos(post, buildMediaPath), sounds: listSounds(post, buildMediaPath) }
        : { videos: listVideos(post, buildMediaPath), pictures: [], sounds: [] }
    if (files.videos.length + files.pictures.length === 0) {
      throw new PublicError('unavailable', { reason: 'upstream_malformed' })
    }
    return files
  },
})
