import type { Post, PostImage } from '@/lib/tiktok/posts/post'

/** What was read of a post, without its words and with addresses cut to their hosts. */
export function describePost(post: Post): string[] {
  const { captions, sound, access } = post
  return [
    `read as: ${post.kind} of @${post.author.handle || 'nobody named'}`,
    `caption: ${[...post.caption].length} characters · name: ${[...post.author.name].length} characters`,
    `posted: ${post.postedAt === null ? 'not told' : new Date(post.postedAt * 1_000).toISOString()}`,
    `duration: ${post.durationSeconds === null ? 'not told' : `${post.durationSeconds} s`}${post.isSilent ? ' · nobody speaks' : ''}`,
    ...formatList('covers', post.covers.map(formatImage)),
    ...formatList('pictures', post.images.map(formatImage)),
    ...formatList(
      'files',
      post.videos.map(
        (video) =>
          `${video.codec} ${formatSize(video)}, ${formatBytes(video.bytes)}, ${formatBitrate(video.bitrate)}, ${getHost(video.url)}`,
      ),
    ),
    `sound: ${sound === null ? 'none' : `${sound.format}, ${sound.isOriginal ? 'original' : 'used'}, ${getHost(sound.url)}`}`,
    ...formatList(
      'captions',
      captions.map(({ language, source, url }) => `${language} ${source}, ${getHost(url)}`),
    ),
    `cookies: ${access.cookie === null ? 'none' : getCookieNames(access.cookie)}`,
  ]
}

function formatList(name: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [`${name}: none`] : entries.map((entry, i) => `${name} ${i + 1}: ${entry}`)
}

const formatImage = (one: PostImage) => `${one.kind}, ${formatSize(one)}, ${getHost(one.url)}`
const formatSize = ({ width, height }: { width: number | null; height: number | null }) =>
  `${width ?? '?'}×${height ?? '?'}`
const formatBytes = (count: number | null) => (count === null ? '? bytes' : `${count} bytes`)
const formatBitrate = (bitrate: number | null) =>
  bitrate === null ? '? kbit/s' : `${Math.round(bitrate / 1_000)} kbit/s`
const getHost = (address: string) => new URL(address).host
const getCookieNames = (cookie: string) =>
  cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .join(', ')
