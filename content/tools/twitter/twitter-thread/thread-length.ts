import { splitThread } from '@/lib/platforms/x/thread/split-posts'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { ThreadInput } from './fields'

const DEFAULT_POST_COUNT = 7

/** Splits the visitor's own text into posts, including the surrounding whitespace. */
export const getSplitPosts = memoizePerRequest(({ prompt, parameters }: ThreadInput) =>
  splitThread(prompt, parameters.numbering),
)

/** Returns the most posts of a thread to write. */
export function getMaxPosts({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? DEFAULT_POST_COUNT : Number(posts)
}
