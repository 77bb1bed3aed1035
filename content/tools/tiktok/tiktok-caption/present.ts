import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { buildCaption, type Post } from '@/lib/kits/posts/post'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { CaptionInput } from './fields'
import { isSingleLineCaption } from './fit'

export function presentCaption(post: Post, input: CaptionInput): Omit<Card, 'id' | 'item'> {
  const caption = buildCaption(post, isSingleLineCaption(input))
  const firstLineLength = measureUtf16Length(post.hook)
  return {
    ...(post.angle !== '' && { heading: post.angle }),
    parts: [
      { label: 'First line', text: post.hook, opening: 'used', rank: 'answer' },
      ...(post.body ? [{ label: 'Text', text: post.body, rank: 'answer' as const }] : []),
      ...(post.cta ? [{ label: 'Call to action', text: post.cta, rank: 'answer' as const }] : []),
      ...(post.hashtags.length > 0
        ? [{ label: 'Hashtags', text: post.hashtags.join(' '), rank: 'answer' as const }]
        : []),
    ],
    preview: { kind: 'tiktok-caption', text: caption },
    copy: caption,
    carry: truncateAtWord(post.hook, MAX_CARRY_LENGTH),
    meters: [
      {
        label: 'Caption',
        value: measureUtf16Length(caption),
        limit: tiktokCaption.max,
        unit: 'characters',
        of: 'copy',
      },
      {
        label: 'Hashtags',
        value: post.hashtags.length,
        limit: tiktokHashtags.max,
        unit: 'hashtags',
        of: 'copy',
      },
    ],
    tags: [`first line ${firstLineLength} characters`],
    ...(firstLineLength > tiktokCaption.fold.max
      ? {
          notes: ['The first line is over about 80 characters: some phones may cut it.'],
        }
      : {}),
  }
}
