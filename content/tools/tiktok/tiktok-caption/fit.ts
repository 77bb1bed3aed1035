import { fitPost } from '@/lib/kits/posts/fit-post'
import type { Post } from '@/lib/kits/posts/post'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { type CaptionInput, textLimits } from './fields'

/** A short caption is one line; a longer one has paragraphs. */
export function isOneLine({ parameters }: CaptionInput): boolean {
  return parameters.length === 'short'
}

export function fitCaption(post: Post, input: CaptionInput): Post | null {
  const { parameters } = input
  return fitPost(post, {
    given: collectVisitorText(input, parameters.keyword),
    textLimit: textLimits[parameters.length],
    takes: (caption) => utf16Length(caption) <= tiktokCaption.max,
    hashtags: Math.min(parameters.hashtags, tiktokHashtags.max),
    callToAction: parameters.cta !== 'none',
    emoji: parameters.emoji,
    avoid: parameters.avoid,
    oneLine: isOneLine(input),
  })
}
