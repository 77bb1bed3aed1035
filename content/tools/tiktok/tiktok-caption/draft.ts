import { mostOf } from '@/lib/kits/posts/choose-lines'
import { formForGoal } from '@/lib/kits/posts/form-for-goal'
import type { Post } from '@/lib/kits/posts/post'
import { shortenedBy } from '@/lib/kits/posts/shorter-post'
import { type PostOrder, writePosts } from '@/lib/kits/posts/write-posts'
import { tiktokCaption } from '@/lib/platforms/networks/tiktok'
import type { Draft } from '@/lib/tool/define'
import type { CaptionInput, captionFields } from './fields'
import { fitCaption } from './fit'

const bodyLines = { short: 0, medium: 1, long: 3 } as const

export const draft: Draft<typeof captionFields, Post> = {
  writes: 'sentences',
  write(input, random) {
    const { reading, parameters } = input
    const { count, length, goal, emoji, hashtags, keyword } = parameters
    const order = {
      reading,
      most: mostOf(count),
      fold: tiktokCaption.fold.max,
      first: formForGoal(goal),
      bodyLines: bodyLines[length],
      end: endOf(parameters),
      emoji,
      hashtags,
      keyword,
      fitted: (post) => fitCaption(post, input),
    } as const satisfies PostOrder
    return writePosts(order, random)
  },
  shorten: shortenedBy(fitCaption),
}

function endOf({ cta, goal }: CaptionInput['parameters']): PostOrder['end'] {
  if (cta === 'comment' || (cta === 'auto' && goal === 'comments')) return 'question'
  if (cta === 'auto') return goal === 'sales' ? 'next-step' : 'details'
  return cta === 'none' ? 'none' : 'next-step'
}
