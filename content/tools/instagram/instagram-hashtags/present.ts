import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Card } from '@/lib/tool/card'
import type { HashtagInput } from './fields'
import { type HashtagSet, kinds, roles } from './hashtag-set'

export function present(item: HashtagSet, { prompt }: HashtagInput): Omit<Card, 'id' | 'item'> {
  const { kind, tags, entries, note } = item
  const isSet = tags.length > 0
  const text = isSet ? tags.map(({ tag }) => tag).join(' ') : entries.join(kind === 'keywords' ? '\n' : ' ')
  return {
    heading: kinds[kind].heading,
    parts: [
      { text },
      ...(hasRoles(tags) ? [{ label: 'What each tag is for', text: formatRoles(tags), rank: 'more' as const }] : []),
    ],
    copy: text,
    ...(kind !== 'subject' && { aside: true as const }),
    carry: [...(kind === 'keywords' ? (entries[0] ?? prompt) : prompt)].slice(0, 300).join(''),
    notes: note === '' ? [] : [note],
    ...(isSet && {
      meters: [{ label: 'Hashtags', value: tags.length, limit: instagramHashtags.max, unit: 'hashtags', of: 'copy' }],
    }),
  }
}

function hasRoles(tags: HashtagSet['tags']): boolean {
  return tags.some(({ role }) => role !== 'topic')
}

function formatRoles(tags: HashtagSet['tags']): string {
  return tags.map(({ tag, role }) => `${roles[role]}: ${tag}`).join('\n')
}
