import 'server-only'
import { type MediaFile, mediaPath } from '@/lib/tiktok/media/link'
import type { Post } from '@/lib/tiktok/posts/post'
import { resolvePost } from '@/lib/tiktok/resolve/resolve'
import type { ServerContext, ServerStep } from '@/lib/tool/server-run'
import type { FoundPost } from './found-post'
import { coversOf, photosOf } from './pictures-of'

/** A post's files that one tool offers. */
export type Files = Pick<FoundPost, 'videos' | 'pictures' | 'sounds'>

type Plan = {
  /** What the post must have been found with. */
  need: 'picture' | 'video' | 'sound'
  /** Throws where the post has nothing for the tool. */
  choose: (post: Post, link: Linker) => Files
}

/** Looks up the post at an address and offers its files, as one part. Throws what `resolvePost` throws. */
export async function* findDownload(
  address: string,
  context: ServerContext,
  { need, choose }: Plan,
): AsyncGenerator<ServerStep, string, void> {
  const { settings, signal } = context
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(address, { need, settings, signal })
  const link = linkerFor(post, context)
  const found = foundPost(post, choose(post, link), link)
  yield { part: found }
  return postText(found)
}

function foundPost(post: Post, files: Files, link: Linker): FoundPost {
  const { kind, url, caption, author, postedAt, durationSeconds } = post
  const cover = [...coversOf(post, link), ...photosOf(post, link)][0]?.view ?? null
  const zipName = `${['tiktok', author.handle, post.id].filter(Boolean).join('_')}.zip`
  return { kind, url, caption, author, postedAt, durationSeconds, cover, zipName, ...files }
}

/** The path under which this visitor may fetch one of the post's files. */
export type Linker = (file: Omit<MediaFile, 'access' | 'postId'>) => string

function linkerFor({ access, id }: Post, context: Pick<ServerContext, 'binding' | 'settings'>): Linker {
  return (file) => mediaPath({ ...file, access, postId: id }, context)
}

/** A found post as plain text: who made it, where it is, which files there are. */
function postText({ caption, author, url, videos, pictures, sounds }: FoundPost): string {
  const by = [author.name, author.handle && `@${author.handle}`].filter(Boolean).join(', ')
  const files = [...videos, ...pictures, ...sounds].map(({ label, details }) =>
    [label, ...details].join(', '),
  )
  return [caption, by, url, ...files].filter(Boolean).join('\n')
}
