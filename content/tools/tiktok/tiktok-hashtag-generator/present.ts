import { limits } from '@/lib/platforms/limits'
import type { Card } from '@/lib/tool/card'
import type { HashtagInput } from './fields'
import { type HashtagSet, kinds } from './hashtag-set'

export function present(item: HashtagSet, { prompt }: HashtagInput): Omit<Card, 'id' | 'item'> {
  const search = item.kind === 'search'
  const text = item.entries.join(search ? '\n' : ' ')
  return {
    heading: kinds[item.kind].heading,
    parts: [{ text }],
    copy: text,
    carry: [...(search ? (item.entries[0] ?? prompt) : prompt)].slice(0, 300).join(''),
    notes: item.note === '' ? [] : [item.note],
    ...(item.kind === 'recommended' && {
      meters: [
        { label: 'Hashtags', value: item.entries.length, limit: limits.tiktokHashtags.max, unit: 'hashtags' },
        { label: 'In the caption', value: text.length, limit: limits.tiktokCaption.max, unit: 'characters' },
      ],
    }),
  }
}
