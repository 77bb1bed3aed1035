import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { getLinkErrorCode, parseTikTokLink } from '@/lib/tiktok/links/tiktok-link'
import { buildMediaPath, type MediaFile } from '@/lib/tiktok/media/media-link'
import type { Post } from '@/lib/tiktok/posts/post'
import { emptyPost } from '@/lib/tiktok/sources/fetch-tiktok'
import { resolvePost } from '@/lib/tiktok/sources/resolve-post'
import { defineServerTool, type ServerContext, type ServerToolEvent } from '@/lib/tool/server-tool'
import type { Settings } from '@/lib/tool/settings'
import type { ToolDefinition, ToolIdentity } from '@/lib/tool/tool'
import type { FoundPost } from './found-post'
import { listCovers, listPhotos } from './list-files'

type PostFiles = Pick<FoundPost, 'videos' | 'pictures' | 'sounds'>

type DownloadPlan = {
  purpose: keyof typeof filesTitles
  /** Throws if the post has no files for the tool. */
  chooseFiles: (post: Post, buildPath: MediaPathBuilder) => PostFiles
}

const filesTitles = { picture: 'Images', video: 'Video files, best first', sound: 'Audio' } as const

/** The task is a post's URL. */
export function defineDownloadTool({ purpose, chooseFiles, ...identity }: ToolDefinition<ToolIdentity> & DownloadPlan) {
  return defineServerTool({
    ...identity,
    startingPoints: ['link'],
    promptLimit: 2_000,
    fields: [],
    maxDurationMs: 45_000,
    parseTask: checkDownload,
    async getSample() {
      const { videos, pictures, sounds } = chooseFiles(samplePost, () => '')
      const files = [
        ...videos.map((file) => ({ ...file, action: 'Download MP4' })),
        ...pictures.map((file) => ({ ...file, action: 'Download' })),
        ...sounds.map((file) => ({ ...file, action: file.format === 'm4a' ? 'Make MP3' : 'Download MP3' })),
      ].map(({ label, details, action }) => ({ label, details: details.join(' · '), action }))
      return {
        input: samplePost.url,
        results: [{ kind: 'files', name: filesTitles[purpose], files }],
        note: 'These files are made up. Paste a real link to see the files for that post.',
      }
    },
    run: (url, context) => findDownload(url, context, { purpose, chooseFiles }),
  })
}

const portrait = { width: 1080, height: 1920 }
const smallPortrait = { width: 720, height: 1280 }

/** A made-up post, whose files show what the download pages find. */
const samplePost: Post = {
  ...emptyPost,
  id: '0',
  url: 'https://www.tiktok.com/@name/video/…',
  kind: 'video',
  caption: '',
  author: { handle: '', name: '' },
  postedAt: null,
  durationSeconds: 24,
  covers: [
    { url: '', ...portrait, kind: 'cover' },
    { url: '', ...portrait, kind: 'first frame' },
    { url: '', ...smallPortrait, kind: 'animated' },
  ],
  videos: [
    { url: '', ...portrait, codec: 'h264', bytes: 12_600_000, bitrate: null },
    { url: '', ...portrait, codec: 'h265', bytes: 7_900_000, bitrate: null },
    { url: '', ...smallPortrait, codec: 'h264', bytes: 5_300_000, bitrate: null },
  ],
  sound: { url: '', format: 'mp3', title: '', author: '', isOriginal: true },
  source: 'page',
}

/** Looks up the post at a URL and yields its files as one part. Throws the errors of `resolvePost`. */
async function* findDownload(
  url: string,
  context: ServerContext,
  { purpose, chooseFiles }: DownloadPlan,
): AsyncGenerator<ServerToolEvent, string, void> {
  const { settings, signal } = context
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(url, { purpose, settings, signal })
  const { access, id: postId } = post
  const buildPath: MediaPathBuilder = (file) => buildMediaPath({ ...file, access, postId }, context)
  const foundPost = buildFoundPost(post, chooseFiles(post, buildPath), buildPath)
  yield { part: foundPost }
  return formatPost(foundPost)
}

function buildFoundPost(post: Post, files: PostFiles, buildPath: MediaPathBuilder): FoundPost {
  const { kind, url, caption, author, postedAt, durationSeconds } = post
  const cover = [...listCovers(post, buildPath), ...listPhotos(post, buildPath)][0]?.view ?? null
  const zipName = `${['tiktok', author.handle, post.id].filter(Boolean).join('_')}.zip`
  return { kind, url, caption, author, postedAt, durationSeconds, cover, zipName, ...files }
}

export type MediaPathBuilder = (file: Omit<MediaFile, 'access' | 'postId'>) => string

function formatPost({ caption, author, url, videos, pictures, sounds }: FoundPost): string {
  const byline = [author.name, author.handle && `@${author.handle}`].filter(Boolean).join(', ')
  const fileLines = [...videos, ...pictures, ...sounds].map(({ label, details }) => [label, ...details].join(', '))
  return [caption, byline, url, ...fileLines].filter(Boolean).join('\n')
}

/** Throws `unsupported` when downloads are off, `invalid_url`, and `not_a_video` for a page such as a profile. */
function checkDownload({ prompt }: { prompt: string }, { downloads }: Pick<Settings, 'downloads'>): string {
  if (!downloads) throw new PublicError('unsupported')
  const link = parseTikTokLink(prompt)
  if (link === null) throw new PublicError(getLinkErrorCode(prompt))
  if (link.kind === 'profile' || link.kind === 'other') throw new PublicError('not_a_video')
  return prompt
}
