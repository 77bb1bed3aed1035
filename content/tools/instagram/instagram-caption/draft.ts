import { mostOf } from '@/lib/kits/posts/choose-lines'
import type { Post } from '@/lib/kits/posts/post'
import { shortenedBy } from '@/lib/kits/posts/shorter-post'
import { type PostOrder, writePosts } from '@/lib/kits/posts/write-posts'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { Draft } from '@/lib/tool/define'
import type { Form } from '@/lib/writer/frames/frame'
import type { InstagramInput, instagramFields, PostKind } from './fields'
import { fitCaption } from './fit'

const bodyLines = { short: 0, medium: 1, long: 3 } as const

/** Which form suits a kind of post best. */
const firstForms: Record<PostKind, Form> = {
  photo: 'scene',
  reel: 'statement',
  carousel: 'list',
  launch: 'statement',
  story: 'scene',
}

export const draft: Draft<typeof instagramFields, Post> = {
  writes: 'sentences',
  write(input, random) {
    const { reading, parameters } = input
    const { post, count, length, emoji, hashtags } = parameters
    const order = {
      reading,
      most: mostOf(count),
      fold: instagramCaption.fold.max,
      first: firstForms[post],
      bodyLines: bodyLines[length],
      end: endOf(parameters),
      emoji,
      hashtags,
      fitted: (caption) => fitCaption(caption, input),
    } as const satisfies PostOrder
    return writePosts(order, random)
  },
  shorten: shortenedBy(fitCaption),
}

function endOf({ cta, goal }: InstagramInput['parameters']): PostOrder['end'] {
  if (cta === 'comments' || (cta === 'auto' && goal === 'comments')) return 'question'
  if (cta === 'auto') return goal === 'sales' || goal === 'clicks' ? 'next-step' : 'details'
  return cta === 'none' ? 'none' : 'next-step'
}
