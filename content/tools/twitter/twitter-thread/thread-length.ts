import type { ThreadInput } from './fields'
import { splitThread } from './split'

const automatic = 7

/** How many posts the thread has: as chosen, or as many as the pasted text needs. */
export function threadLength({ prompt, parameters }: ThreadInput): number {
  if (parameters.mode === 'split') return splitThread(prompt, parameters.numbering).length
  return chosenLength(parameters)
}

/** How many posts a thread that is to be written has. */
export function chosenLength({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? automatic : Number(posts)
}
