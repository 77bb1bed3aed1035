import 'server-only'
import { type MediaFile, mediaPath } from '@/lib/tiktok/media/media-link'
import type { Post } from '@/lib/tiktok/posts/post'
import { resolvePost } from '@/lib/tiktok/resolve/resolve-post'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-run'
import type { FoundPost } from './found-post'
import { listCovers, listPhotos } from './list-images'

/** A post's files that one tool offers. */
export type PostFiles = Pick<FoundPost, 'videos' | 'pictures' | 'sounds'>

type Plan = {
  /** What the post must have been found with. */
  need: 'picture' | 'video' | 'sound'
  /** Throws where the post has nothing for the tool. */
  choose: (post: Post, link: Linker) => PostFiles
}

/** Looks up the post at an address and offers its files, as one part. Throws what `resolvePost` throws. */
export async function* findDownload(
  address: string,
  context: ServerContext,
  { need, choose }: Plan,
): AsyncGenerator<ServerToolEvent, string, void> {
  const { settings, signal } = context
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(address, { need, settings, signal })
  const link = createLinker(post, context)
  const found = buildFoundPost(post, choose(post, link), link)
  yield { part: found }
  return formatPost(found)
}

function buildFoundPost(post: Post, files: PostFiles, link: Linker): FoundPost {
  const { kind, url, caption, author, postedAt, durationSeconds } = post
  const cover = [...listCovers(post, link), ...listPhotos(post, link)][0]?.view ?? null
  const zipName = `${['tiktok', author.handle, post.id].filter(Boolean).join('_')}.zip`
  return { kind, url, caption, author, postedAt, durationSeconds, cover, zipName, ...files }
}

/** The path under which this visitor may fetch one of the post's files. */
export type Linker = (file: Omit<MediaFile, 'access' | 'postId'>) => string

function createLinker({ access, id }: Post, context: Pick<ServerContext, 'binding' | 'settings'>): Linker {
  return (file) => mediaPath({ ...file, access, postId: id }, context)
}

/** A found post as plain text: who made it, where it is, which files there are. */
function formatPost({ caption, author, url, videos, pictures, sounds }: FoundPost): string {
  const by = [author.name, author.handle && `@${author.handle}`].filter(Boolean).join(', ')
  const files = [...videos, ...pictures, ...sounds].map(({ label, details }) =>
    [label, ...details].join(', '),
  )
  return [caption, by, url, ...files].filter(Boolean).join('\n')
}
