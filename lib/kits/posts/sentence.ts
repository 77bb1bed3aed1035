import { ended } from '@/lib/core/strings/ended'
import { upperFirst } from '@/lib/core/strings/upper-first'

/** The visitor's words as a sentence of their own. */
export function sentence(words: string): string {
  return ended(upperFirst(words))
}
