import { ended } from '@/lib/core/strings/ended'
import { upperFirst } from '@/lib/writer/frames/render'

/** The visitor's words as a sentence of their own. */
export function sentence(words: string): string {
  return ended(upperFirst(words))
}
