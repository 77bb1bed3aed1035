import { oncePerRequest } from '@/lib/request/once-per-request'
import type { ThreadInput } from './fields'
import { splitThread } from './split'

const automatic = 7

/** The visitor's own text as posts, with the space around each. */
export const ownPosts = oncePerRequest(({ prompt, parameters }: ThreadInput) =>
  splitThread(prompt, parameters.numbering),
)

/** How many posts the thread has: as chosen, or as many as the pasted text needs. */
export function threadLength(input: ThreadInput): number {
  return input.parameters.mode === 'split' ? ownPosts(input).length : chosenLength(input.parameters)
}

/** How many posts a thread that is to be written has. */
export function chosenLength({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? automatic : Number(posts)
}
