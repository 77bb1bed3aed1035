import { cutAtWord } from '@/lib/core/strings/cut'
import { weightedLength } from '@/lib/platforms/counting/count'
import { xPost } from '@/lib/platforms/networks/x'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { styles, type Tweet } from './tweet'

/** Room for those who quote the post with a word of their own. */
const comfortable = 200

export function presentTweet({ style, text }: Tweet): Omit<Card, 'id' | 'item'> {
  const value = weightedLength(text)
  return {
    heading: styles[style].label,
    parts: [{ text }],
    preview: { kind: 'x-post', text },
    copy: text,
    carry: cutAtWord(text.replace(/\s+/g, ' '), MAX_CARRY),
    meters: [{ label: 'Length on X', value, limit: xPost.max, unit: 'characters on X', of: 'copy' }],
    ...(value <= comfortable && { tags: ['short'] }),
  }
}
