import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { buildCaption, buildFoldNotes, buildHashtagMeter, type Post } from '@/lib/kits/posts/post'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { Card } from '@/lib/tool/card'
import { type CaptionInput, captionFields } from './fields'

export function present(post: Post, { parameters }: CaptionInput): Omit<Card, 'id' | 'item'> {
  const caption = buildCaption(post, false)
  const kindLabel = captionFields[0].options.find(({ value }) => value === parameters.post)?.label ?? ''
  const notes = buildFoldNotes(post, instagramCaption.fold.max)
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
    preview: { kind: 'instagram-caption', text: caption },
    copy: caption,
    carry: truncateAtWord(post.hook, 300),
    meters: [
      {
        label: 'Caption',
        value: measureUtf16Length(caption),
        limit: instagramCaption.max,
        unit: 'characters',
        of: 'copy',
      },
      buildHashtagMeter(post),
    ],
    tags: [kindLabel, `first line ${measureUtf16Length(post.hook)} characters`],
    ...(notes.length > 0 && { notes }),
  }
}
