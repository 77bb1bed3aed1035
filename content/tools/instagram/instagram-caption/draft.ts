import { limitResultCount } from '@/lib/kits/posts/choose-lines'
import type { Post } from '@/lib/kits/posts/post'
import { createPostShortener } from '@/lib/kits/posts/shorten-post'
import { type PostOptions, writePosts } from '@/lib/kits/posts/write-posts'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { LineForm } from '@/lib/writer/frames/frame'
import type { CaptionInput, captionFields, PostKind } from './fields'
import { fitCaption } from './fit'

const bodyLineCounts = { short: 0, medium: 1, long: 3 } as const

/** Which form suits a kind of post best. */
const formByPostKind: Record<PostKind, LineForm> = {
  photo: 'scene',
  reel: 'statement',
  carousel: 'list',
  launch: 'statement',
  story: 'scene',
}

export const draft: DraftRecipe<typeof captionFields, Post> = {
  outputKind: 'sentences',
  write(input, random) {
    const { reading, parameters } = input
    const { post, count, length, emoji, hashtags } = parameters
    const options = {
      reading,
      maxPosts: limitResultCount(count),
      foldLength: instagramCaption.fold.max,
      firstForm: formByPostKind[post],
      maxBodyLines: bodyLineCounts[length],
      ending: getEnding(parameters),
      emojiLevel: emoji,
      maxHashtags: hashtags,
      fitPost: (caption) => fitCaption(caption, input),
    } as const satisfies PostOptions
    return writePosts(options, random)
  },
  shorten: createPostShortener(fitCaption),
}

function getEnding({ cta, goal }: CaptionInput['parameters']): PostOptions['ending'] {
  if (cta === 'comments' || (cta === 'auto' && goal === 'comments')) return 'question'
  if (cta === 'auto') return goal === 'sales' || goal === 'clicks' ? 'next-step' : 'details'
  return cta === 'none' ? 'none' : 'next-step'
}
