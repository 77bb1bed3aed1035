import { countWords } from '@/lib/core/strings/words'
import type { Card } from '@/lib/tool/card'
import { type Slogan, type SloganInput, sloganStyles } from './fields'

export function presentSlogan({ text, style }: Slogan, { parameters }: SloganInput): Omit<Card, 'id' | 'item'> {
  return {
    heading: sloganStyles[style].label,
    parts: [{ text }],
    copy: text,
    carry: text,
    meters: [{ label: 'Length', value: countWords(text), limit: parameters.maxWords, unit: 'words', of: 'copy' }],
    tags: [sloganStyles[style].label],
  }
}
