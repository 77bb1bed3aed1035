import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber } from '@/lib/platforms/x/thread/numbering'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { ThreadInput } from './fields'
import type { ThreadPost } from './post'
import { getMaxPosts } from './thread-length'

/** The card of one post, with its number and its length as X counts it. */
export function presentPost(post: ThreadPost, input: ThreadInput): Omit<Card, 'id' | 'item'> {
  const total = post.of
  const copy = addPostNumber(post.text, post.n, total, input.parameters.numbering)
  return {
    heading: formatHeading(post.n, total),
    parts: [
      { text: copy, ...(post.alternatives.length > 0 && { opening: 'used' as const }) },
      ...post.alternatives.map((text, index) => ({
        label: `Other first post ${index + 1}`,
        text: addPostNumber(text, 1, total, input.parameters.numbering),
        opening: 'offered' as const,
        rank: 'more' as const,
      })),
    ],
    meters: [
      {
        label: 'Length on X',
        value: measureWeightedLength(copy),
        limit: xPost.max,
        unit: 'characters on X',
        of: 'copy',
      },
    ],
    preview: { kind: 'x-post', text: copy, ...(total > 1 && { position: `${post.n}/${total}` }) },
    notes: buildNotes(post, input),
    copy,
    carry: truncateAtWord(post.text.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
  }
}

function formatHeading(n: number, total: number): string {
  if (total === 1) return 'Fits in one post'
  if (n === 1) return `Post 1 of ${total}: make it count`
  return n === total ? `Post ${n} of ${total}: the last one` : `Post ${n} of ${total}`
}

function buildNotes({ n, of, text }: ThreadPost, { parameters }: ThreadInput): string[] {
  const notes: string[] = []
  if (n === 1 && parameters.mode === 'write' && of > getMaxPosts(parameters)) {
    notes.push(`Your text fills ${of} posts. “Split my text” shows them all.`)
  }
  if (n === 1 && of > 1 && findUrlRanges(text).length > 0) {
    notes.push('There’s a link in the first post. It works better in the last one.')
  }
  if ((text.match(/[#＃][\p{L}\p{N}_]*\p{L}/gu)?.length ?? 0) > 1) {
    notes.push('More than one hashtag. One is enough on X.')
  }
  return notes
}
