import { splitThread } from '@/lib/platforms/x/thread/split'
import { oncePerRequest } from '@/lib/tool/once-per-request'
import type { ThreadInput } from './fields'

const automatic = 7

/** The visitor's own text as posts, with the space around each. */
export const ownPosts = oncePerRequest(({ prompt, parameters }: ThreadInput) =>
  splitThread(prompt, parameters.numbering),
)

/** How many posts a thread that is to be written has at most. */
export function mostPosts({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? automatic : Number(posts)
}
