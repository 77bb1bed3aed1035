import { fitPost } from '@/lib/kits/posts/fit-post'
import type { Post } from '@/lib/kits/posts/post'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { type CaptionInput, textLimits } from './fields'

export function isSingleLineCaption({ parameters }: CaptionInput): boolean {
  return parameters.length === 'short'
}

export function fitCaption(post: Post, input: CaptionInput): Post | null {
  const { parameters } = input
  return fitPost(post, {
    visitorText: collectVisitorText(input, parameters.keyword),
    maxTextLength: textLimits[parameters.length],
    fitsPlatform: (caption) => measureUtf16Length(caption) <= tiktokCaption.max,
    maxHashtags: Math.min(parameters.hashtags, tiktokHashtags.max),
    allowsCallToAction: parameters.cta !== 'none',
    emojiLevel: parameters.emoji,
    avoid: parameters.avoid,
    isSingleLine: isSingleLineCaption(input),
  })
}
