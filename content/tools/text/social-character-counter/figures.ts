import type { Measures } from '@/lib/platforms/measure'

export const figure = (value: number) => value.toLocaleString('en')

/** What is said of the text itself, whatever the network. */
export function figuresOf({ graphemes, characters, hashtags }: Measures, words: number) {
  return [
    { label: 'Characters you see', value: figure(graphemes) },
    { label: 'UTF-16 units', value: figure(characters) },
    { label: 'Words', value: figure(words) },
    { label: 'Hashtags', value: figure(hashtags) },
  ]
}
