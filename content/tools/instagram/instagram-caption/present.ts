import { cutAtWord } from '@/lib/fit/cut'
import { utf16Length } from '@/lib/platforms/count'
import { limits } from '@/lib/platforms/limits'
import { captionOf, type Post } from '@/lib/posts/post'
import type { Card } from '@/lib/tool/card'
import { type InstagramInput, instagramFields } from './fields'

/** The figure that most guides give for the fold. No page of Meta confirms it, so it is a hint and no limit. */
const rumouredFold = 125

export function present(post: Post, { parameters }: InstagramInput): Omit<Card, 'id' | 'item'> {
  const full = captionOf(post, false)
  const kind = instagramFields[0].options.find(({ value }) => value === parameters.post)?.label ?? ''
  return {
    heading: post.angle,
    parts: [
      { label: 'First line', text: post.hook, opening: 'used' },
      ...(post.body ? [{ label: 'Text', text: post.body }] : []),
      ...(post.cta ? [{ label: 'Call to action', text: post.cta }] : []),
      ...(post.hashtags.length > 0 ? [{ label: 'Hashtags', text: post.hashtags.join(' ') }] : []),
    ],
    preview: { kind: 'instagram-caption', text: full },
    copy: full,
    carry: cutAtWord(post.hook, 300),
    meters: [
      { label: 'Caption', value: utf16Length(full), limit: limits.instagramCaption.max, unit: 'characters' },
      {
        label: 'Hashtags',
        value: post.hashtags.length,
        limit: limits.instagramHashtags.max,
        unit: 'hashtags',
      },
    ],
    tags: [kind, `first line ${utf16Length(post.hook)} characters`],
    ...(utf16Length(post.hook) > rumouredFold
      ? { notes: ['The first line is longer than about 125 characters and may end behind “more”.'] }
      : {}),
  }
}
