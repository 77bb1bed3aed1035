import { fitPost } from '@/lib/kits/posts/fit-post'
import type { Post } from '@/lib/kits/posts/post'
import { utf16Length } from '@/lib/platforms/counting/count'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { givenBy } from '@/lib/tool/given'
import { type CaptionInput, textLimits } from './fields'

/** A short caption is one line; a longer one has paragraphs. */
export function isOneLine({ parameters }: CaptionInput): boolean {
  return parameters.length === 'short'
}

export function fitCaption(post: Post, input: CaptionInput): Post | null {
  const { parameters } = input
  return fitPost(post, {
    given: givenBy(input, parameters.keyword),
    textLimit: textLimits[parameters.length],
    takes: (caption) => utf16Length(caption) <= tiktokCaption.max,
    hashtags: Math.min(parameters.hashtags, tiktokHashtags.max),
    callToAction: parameters.cta !== 'none',
    emoji: parameters.emoji,
    avoid: parameters.avoid,
    oneLine: isOneLine(input),
  })
}
