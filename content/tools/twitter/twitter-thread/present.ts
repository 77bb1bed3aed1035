import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber } from '@/lib/platforms/thread/numbering'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { ThreadInput, ThreadPost } from './fields'
import { getMaxPosts } from './fit'

export function presentPost(post: ThreadPost, input: ThreadInput): Omit<Card, 'id' | 'item'> {
  const postCount = post.of
  const copy = addPostNumber(post.text, post.n, postCount, input.parameters.numbering)
  return {
    heading: formatHeading(post.n, postCount),
    parts: [
      { text: copy, ...(post.alternatives.length > 0 && { opening: 'used' as const }) },
      ...post.alternatives.map((text, index) => ({
        label: `Other first post ${index + 1}`,
        text: addPostNumber(text, 1, postCount, input.parameters.numbering),
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
    preview: { kind: 'x-post', text: copy, ...(postCount > 1 && { position: `${post.n}/${postCount}` }) },
    notes: buildNotes(post, input),
    copy,
    carry: truncateAtWord(post.text.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
  }
}

function formatHeading(postNumber: number, postCount: number): string {
  if (postCount === 1) return 'Fits in one post'
  if (postNumber === 1) return `Post 1 of ${postCount}: make it count`
  return postNumber === postCount
    ? `Post ${postNumber} of ${postCount}: the last one`
    : `Post ${postNumber} of ${postCount}`
}

function buildNotes({ n: postNumber, of: postCount, text }: ThreadPost, { parameters }: ThreadInput): string[] {
  const notes: string[] = []
  if (postNumber === 1 && parameters.mode === 'write' && postCount > getMaxPosts(parameters)) {
    notes.push(`Your text fills ${postCount} posts. “Split my text” shows them all.`)
  }
  if (postNumber === 1 && postCount > 1 && findUrlRanges(text).length > 0) {
    notes.push('There’s a link in the first post. It works better in the last one.')
  }
  if ((text.match(/[#＃][\p{L}\p{N}_]*\p{L}/gu)?.length ?? 0) > 1) {
    notes.push('More than one hashtag. One is enough on X.')
  }
  return notes
}
