import { buildTikTokFileName } from '@/lib/core/file-name'
import type { Post, PostImage } from '@/lib/tiktok/posts/post'
import type { MediaPathBuilder } from './find-download'
import type { FoundImage } from './found-post'

const coverLabels = {
  cover: ['Cover', 'cover'],
  'first frame': ['First frame', 'first_frame'],
  animated: ['Animated cover', 'animated'],
} as const

export function listCovers(post: Post, buildPath: MediaPathBuilder): FoundImage[] {
  return post.covers.map((image) => {
    const [label, suffix] = coverLabels[image.kind]
    return toFoundImage(post, image, { label, suffix, buildPath })
  })
}

export function listPhotos(post: Post, buildPath: MediaPathBuilder): FoundImage[] {
  return post.images.map((image, index) =>
    toFoundImage(post, image, { label: `Photo ${index + 1}`, suffix: String(index + 1), buildPath }),
  )
}

function toFoundImage(
  { author, id }: Post,
  { url, width, height, kind }: PostImage,
  { label, suffix, buildPath }: { label: string; suffix: string; buildPath: MediaPathBuilder },
): FoundImage {
  const isWebp = kind === 'animated' || /\.webp$/i.test(URL.parse(url)?.pathname ?? '')
  const name = buildTikTokFileName({ handle: author.handle, id, suffix, extension: isWebp ? 'webp' : 'jpg' })
  const file = { kind: 'picture', url, type: isWebp ? 'image/webp' : 'image/jpeg', name } as const
  return {
    label,
    details: width && height ? [`${width} × ${height}`] : [],
    path: buildPath({ ...file, disposition: 'attachment' }),
    view: buildPath({ ...file, disposition: 'inline' }),
    name,
  }
}
