import 'server-only'
import type { Post } from '@/lib/tiktok/post'
import { resolvePost } from '@/lib/tiktok/resolve'
import type { ServerContext } from '@/lib/tool/server-context'
import type { ServerStep } from '@/lib/tool/server-step'
import type { FoundPost } from './found-post'
import { type Linker, linkerFor } from './linker'
import { coversOf, photosOf } from './pictures-of'
import { postText } from './post-text'

/** A post's files that one tool offers. */
export type Files = Pick<FoundPost, 'videos' | 'pictures' | 'sounds'>

type Plan = {
  /** What the post must have been found with. */
  need: 'picture' | 'video' | 'sound'
  /** Throws where the post has nothing for the tool. */
  choose: (post: Post, link: Linker) => Files
}

/** Looks a post up and offers its files, as one part. Throws what `resolvePost` throws. */
export async function* findDownload(
  { prompt }: { prompt: string },
  context: ServerContext,
  { need, choose }: Plan,
): AsyncGenerator<ServerStep, string, void> {
  const { settings, signal } = context
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(prompt, { need, settings, signal })
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
