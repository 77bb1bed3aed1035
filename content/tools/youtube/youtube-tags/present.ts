import { getTagsLength } from '@/lib/platforms/youtube/tags'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { kinds, type TagInput, type TagList } from './fields'

export function present({ kind, entries, note }: TagList, { prompt, parameters }: TagInput): Omit<Card, 'id' | 'item'> {
  const text = entries.join(', ')
  return {
    heading: kinds[kind].heading,
    ...(kind !== 'recommended' && { aside: true as const }),
    parts: [{ text }],
    copy: text,
    carry: [...prompt].slice(0, MAX_CARRY_LENGTH).join(''),
    meters: [
      {
        label: 'Tags',
        value: getTagsLength(entries),
        limit: parameters.budget,
        unit: 'characters',
        of: 'tags',
      },
    ],
    tags: [entries.length === 1 ? '1 tag' : `${entries.length} tags`],
    notes: note === '' ? [] : [note],
  }
}
