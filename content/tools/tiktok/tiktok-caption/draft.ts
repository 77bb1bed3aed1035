import { limitResultCount } from '@/lib/kits/posts/choose-lines'
import { getFormForGoal } from '@/lib/kits/posts/get-form-for-goal'
import type { Post } from '@/lib/kits/posts/post'
import { createPostShortener } from '@/lib/kits/posts/shorten-post'
import { type PostOptions, writePosts } from '@/lib/kits/posts/write-posts'
import { tiktokCaption } from '@/lib/platforms/networks/tiktok'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { CaptionInput, captionFields } from './fields'
import { fitCaption } from './fit'

const bodyLineCounts = { short: 0, medium: 1, long: 3 } as const

export const draft: DraftRecipe<typeof captionFields, Post> = {
  outputKind: 'sentences',
  write(input, random) {
    const { reading, parameters } = input
    const { count, length, goal, emoji, hashtags, keyword } = parameters
    const options = {
      reading,
      maxPosts: limitResultCount(count),
      foldLength: tiktokCaption.fold.max,
      firstForm: getFormForGoal(goal),
      maxBodyLines: bodyLineCounts[length],
      ending: getEnding(parameters),
      emojiLevel: emoji,
      maxHashtags: hashtags,
      keyword,
      fitPost: (post) => fitCaption(post, input),
    } as const satisfies PostOptions
    return writePosts(options, random)
  },
  shorten: createPostShortener(fitCaption),
}

function getEnding({ cta, goal }: CaptionInput['parameters']): PostOptions['ending'] {
  if (cta === 'comment' || (cta === 'auto' && goal === 'comments')) return 'question'
  if (cta === 'auto') return goal === 'sales' ? 'next-step' : 'details'
  return cta === 'none' ? 'none' : 'next-step'
}
