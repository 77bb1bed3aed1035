import { count } from '@/lib/core/format/count'
import type { Measures } from '@/lib/platforms/counting/measure'

/** What is said of the text itself, whatever the network. */
export function figuresOf({ graphemes, characters, hashtags }: Measures, words: number) {
  return [
    { label: 'Characters you see', value: count(graphemes) },
    { label: 'UTF-16 units', value: count(characters) },
    { label: 'Words', value: count(words) },
    { label: 'Hashtags', value: count(hashtags) },
  ]
}
