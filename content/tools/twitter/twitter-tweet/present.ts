import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { styles, type Tweet } from './fields'

/** Leaves room for a comment of those who quote the post. */
const MAX_QUOTABLE_LENGTH = 200

export function presentTweet({ style, text }: Tweet): Omit<Card, 'id' | 'item'> {
  const value = measureWeightedLength(text)
  return {
    heading: styles[style].label,
    parts: [{ text }],
    preview: { kind: 'x-post', text },
    copy: text,
    carry: truncateAtWord(text.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
    meters: [{ label: 'Length on X', value, limit: xPost.max, unit: 'characters on X', of: 'copy' }],
    ...(value <= MAX_QUOTABLE_LENGTH && { tags: ['short'] }),
  }
}
