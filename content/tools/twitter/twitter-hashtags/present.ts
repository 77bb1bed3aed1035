import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import type { Card } from '@/lib/tool/card'
import { type HashtagInput, type HashtagSet, kinds } from './fields'

export function present(item: HashtagSet, { prompt }: HashtagInput): Omit<Card, 'id' | 'item'> {
  const { kind, entries, note } = item
  const sharedCard = {
    heading: kinds[kind].heading,
    ...(kind !== 'pick' && { aside: true as const }),
    carry: [...prompt].slice(0, 300).join(''),
    notes: note === '' ? [] : [note],
  }
  if (kind === 'placement') return { ...sharedCard, ...presentPosts(entries) }
  const text = entries.join(kind === 'search' ? '\n' : ' ')
  return { ...sharedCard, parts: [{ text }], copy: text }
}

function presentPosts(posts: readonly string[]): Pick<Card, 'parts' | 'copy' | 'meters'> {
  const labeledPosts = posts.map((text, index) => ({
    label: index < posts.length - 1 || !endsWithTag(text) ? 'In the sentence' : 'At the end',
    text,
  }))
  return {
    parts: labeledPosts,
    copy: posts[0] ?? '',
    meters: labeledPosts.map(({ label, text }, index) => ({
      label,
      value: measureWeightedLength(text),
      limit: xPost.max,
      unit: 'characters on X',
      of: index === 0 ? ('copy' as const) : { part: label },
    })),
  }
}

function endsWithTag(post: string): boolean {
  const lastTag = findHashtags(post).at(-1)
  return lastTag !== undefined && post.endsWith(lastTag)
}
