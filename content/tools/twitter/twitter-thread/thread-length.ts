import { splitThread } from '@/lib/platforms/x/thread/split-posts'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { ThreadInput } from './fields'

const DEFAULT_POST_COUNT = 7

/** The visitor's own text as posts, with the space around each. */
export const getSplitPosts = memoizePerRequest(({ prompt, parameters }: ThreadInput) =>
  splitThread(prompt, parameters.numbering),
)

/** How many posts a thread that is to be written has at most. */
export function getMaxPosts({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? DEFAULT_POST_COUNT : Number(posts)
}
