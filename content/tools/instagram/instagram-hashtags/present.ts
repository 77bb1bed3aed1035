import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Card } from '@/lib/tool/card'
import { type HashtagInput, type HashtagSet, roleLabels, setKinds } from './fields'

export function present(item: HashtagSet, { prompt }: HashtagInput): Omit<Card, 'id' | 'item'> {
  const { kind, tags, entries, note } = item
  const isTagSet = tags.length > 0
  const text = isTagSet ? tags.map(({ tag }) => tag).join(' ') : entries.join(kind === 'keywords' ? '\n' : ' ')
  return {
    heading: setKinds[kind].heading,
    parts: [
      { text },
      ...(hasRoles(tags) ? [{ label: 'What each tag is for', text: formatRoles(tags), rank: 'more' as const }] : []),
    ],
    copy: text,
    ...(kind !== 'subject' && { aside: true as const }),
    carry: [...(kind === 'keywords' ? (entries[0] ?? prompt) : prompt)].slice(0, 300).join(''),
    notes: note === '' ? [] : [note],
    ...(isTagSet && {
      meters: [{ label: 'Hashtags', value: tags.length, limit: instagramHashtags.max, unit: 'hashtags', of: 'copy' }],
    }),
  }
}

function hasRoles(tags: HashtagSet['tags']): boolean {
  return tags.some(({ role }) => role !== 'topic')
}

function formatRoles(tags: HashtagSet['tags']): string {
  return tags.map(({ tag, role }) => `${roleLabels[role]}: ${tag}`).join('\n')
}
