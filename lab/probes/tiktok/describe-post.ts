import type { Picture, Post } from '@/lib/tiktok/posts/post'

/** What was read of a post, without its words and with addresses cut to their hosts. */
export function describePost(post: Post): string[] {
  const { captions, sound, access } = post
  return [
    `read as: ${post.kind} of @${post.author.handle || 'nobody named'}`,
    `caption: ${[...post.caption].length} characters · name: ${[...post.author.name].length} characters`,
    `posted: ${post.postedAt === null ? 'not told' : new Date(post.postedAt * 1_000).toISOString()}`,
    `duration: ${post.durationSeconds === null ? 'not told' : `${post.durationSeconds} s`}${post.silent ? ' · nobody speaks' : ''}`,
    ...list('covers', post.covers.map(picture)),
    ...list('pictures', post.images.map(picture)),
    ...list(
      'files',
      post.videos.map(
        (video) =>
          `${video.codec} ${size(video)}, ${bytes(video.bytes)}, ${rate(video.bitrate)}, ${host(video.url)}`,
      ),
    ),
    `sound: ${sound === null ? 'none' : `${sound.format}, ${sound.original ? 'original' : 'used'}, ${host(sound.url)}`}`,
    ...list(
      'captions',
      captions.map(({ language, source, url }) => `${language} ${source}, ${host(url)}`),
    ),
    `cookies: ${access.cookie === null ? 'none' : names(access.cookie)}`,
  ]
}

function list(name: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [`${name}: none`] : entries.map((entry, i) => `${name} ${i + 1}: ${entry}`)
}

const picture = (one: Picture) => `${one.label}, ${size(one)}, ${host(one.url)}`
const size = ({ width, height }: { width: number | null; height: number | null }) =>
  `${width ?? '?'}×${height ?? '?'}`
const bytes = (count: number | null) => (count === null ? '? bytes' : `${count} bytes`)
const rate = (bitrate: number | null) =>
  bitrate === null ? '? kbit/s' : `${Math.round(bitrate / 1_000)} kbit/s`
const host = (address: string) => new URL(address).host
const names = (cookie: string) =>
  cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .join(', ')
