import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { foldNotes, tagMeter } from '@/lib/kits/posts/caption-notes'
import { captionOf, type Post } from '@/lib/kits/posts/post'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { Card } from '@/lib/tool/card'
import { type InstagramInput, instagramFields } from './fields'

export function present(post: Post, { parameters }: InstagramInput): Omit<Card, 'id' | 'item'> {
  const full = captionOf(post, false)
  const kind = instagramFields[0].options.find(({ value }) => value === parameters.post)?.label ?? ''
  const notes = foldNotes(post, instagramCaption.fold.max)
  return {
    heading: post.angle,
    parts: [
      { label: 'First line', text: post.hook, opening: 'used', rank: 'answer' },
      ...(post.body ? [{ label: 'Text', text: post.body, rank: 'answer' as const }] : []),
      ...(post.cta ? [{ label: 'Call to action', text: post.cta, rank: 'answer' as const }] : []),
      ...(post.hashtags.length > 0
        ? [{ label: 'Hashtags', text: post.hashtags.join(' '), rank: 'answer' as const }]
        : []),
    ],
    preview: { kind: 'instagram-caption', text: full },
    copy: full,
    carry: truncateAtWord(post.hook, 300),
    meters: [
      {
        label: 'Caption',
        value: utf16Length(full),
        limit: instagramCaption.max,
        unit: 'characters',
        of: 'copy',
      },
      tagMeter(post),
    ],
    tags: [kind, `first line ${utf16Length(post.hook)} characters`],
    ...(notes.length > 0 && { notes }),
  }
}
