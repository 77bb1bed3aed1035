import { type MediaFile, mediaPath } from '@/lib/media/link'
import type { Post } from '@/lib/tiktok/post'
import type { ServerContext } from '@/lib/tool/server-context'

/** The path under which this visitor may fetch one of the post's files. */
export type Linker = (file: Omit<MediaFile, 'access' | 'postId'>) => string

export function linkerFor(
  { access, id }: Post,
  context: Pick<ServerContext, 'binding' | 'settings'>,
): Linker {
  return (file) => mediaPath({ ...file, access, postId: id }, context)
}
