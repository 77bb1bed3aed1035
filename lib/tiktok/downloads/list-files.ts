import { buildTikTokFileName } from '@/lib/core/file-name'
import type { Post, PostImage, Sound } from '@/lib/tiktok/posts/post'
import type { MediaPathBuilder } from './find-download'
import type { FoundImage, FoundSound } from './found-post'

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

/** Music players do not show longer titles. */
const MAX_TITLE_LENGTH = 100

/** A video's separate sound is offered only as MP3, because an M4A would duplicate the video's audio. */
export function listSounds(post: Post, buildPath: MediaPathBuilder): FoundSound[] {
  const [video] = post.videos
  const separateSound = post.sound && (post.kind === 'photos' || post.sound.format === 'mp3') ? post.sound : null
  return [
    ...(video ? [buildVideoSound(post, video.url, buildPath)] : []),
    ...(separateSound ? [buildSeparateSound(post, separateSound, buildPath)] : []),
  ]
}

function buildVideoSound({ author, id, caption }: Post, url: string, buildPath: MediaPathBuilder): FoundSound {
  const name = buildTikTokFileName({ handle: author.handle, id, suffix: 'audio', extension: 'm4a' })
  return {
    label: 'Audio from the video',
    details: ['AAC'],
    path: buildPath({ kind: 'audio', url, type: 'audio/mp4', name, disposition: 'attachment', remux: 'm4a' }),
    name,
    format: 'm4a',
    title: truncateTitle(caption) || `TikTok ${id}`,
    artist: formatArtist(author),
  }
}

function buildSeparateSound({ author, id, kind }: Post, sound: Sound, buildPath: MediaPathBuilder): FoundSound {
  const { url, format } = sound
  const name = buildTikTokFileName({ handle: author.handle, id, suffix: 'sound', extension: format })
  const type = format === 'mp3' ? 'audio/mpeg' : 'audio/mp4'
  return {
    label: sound.isOriginal ? 'Original sound' : kind === 'photos' ? 'Audio from the post' : 'Added sound',
    details: [sound.title, format.toUpperCase()].filter(Boolean),
    path: buildPath({ kind: 'audio', url, type, name, disposition: 'attachment' }),
    name,
    format,
    title: sound.title || `TikTok ${id}`,
    artist: sound.author || formatArtist(author),
  }
}

const formatArtist = ({ handle, name }: Post['author']) => name || (handle ? `@${handle}` : '')

function truncateTitle(caption: string): string {
  const line = caption.split('\n', 1)[0]?.trim() ?? ''
  const characters = [...line]
  return characters.length > MAX_TITLE_LENGTH ? `${characters.slice(0, MAX_TITLE_LENGTH - 1).join('')}…` : line
}
