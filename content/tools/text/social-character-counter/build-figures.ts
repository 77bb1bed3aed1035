import { formatCount } from '@/lib/core/format/format-count'
import type { LengthByUnit } from '@/lib/platforms/counting/measure'

export function buildFigures({ graphemes, characters, hashtags }: LengthByUnit, wordCount: number) {
  return [
    { label: 'Characters you see', value: formatCount(graphemes) },
    { label: 'UTF-16 units', value: formatCount(characters) },
    { label: 'Words', value: formatCount(wordCount) },
    { label: 'Hashtags', value: formatCount(hashtags) },
  ]
}
