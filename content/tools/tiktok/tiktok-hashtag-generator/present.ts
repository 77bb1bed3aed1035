import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import type { Card } from '@/lib/tool/card'
import { type HashtagInput, type HashtagSet, setKinds } from './fields'

export function present(item: HashtagSet, { prompt }: HashtagInput): Omit<Card, 'id' | 'item'> {
  const isSearch = item.kind === 'search'
  const text = item.entries.join(isSearch ? '\n' : ' ')
  return {
    heading: setKinds[item.kind].heading,
    ...(item.kind !== 'recommended' && { aside: true as const }),
    parts: [{ text }],
    copy: text,
    carry: [...(isSearch ? (item.entries[0] ?? prompt) : prompt)].slice(0, 300).join(''),
    notes: item.note === '' ? [] : [item.note],
    ...(item.kind === 'recommended' && {
      meters: [
        {
          label: 'Hashtags',
          value: item.entries.length,
          limit: tiktokHashtags.max,
          unit: 'hashtags',
          of: 'copy',
        },
        {
          label: 'In the caption',
          value: text.length,
          limit: tiktokCaption.max,
          unit: 'characters',
          of: 'copy',
        },
      ],
    }),
  }
}
