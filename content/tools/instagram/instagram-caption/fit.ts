import { fitPost } from '@/lib/kits/posts/fit-post'
import { buildCaption, type Post } from '@/lib/kits/posts/post'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption, instagramHashtags } from '@/lib/platforms/networks/instagram'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { type CaptionInput, textLimits } from './fields'

/** Source: developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media (2026-11). */
const MAX_MENTIONS = 20

/** Fits a caption to Instagram's limits: 2,200 characters, five hashtags, 20 mentions. */
export function fitCaption(post: Post, input: CaptionInput): Post | null {
  const { parameters } = input
  const fittedPost = fitPost(post, {
    visitorText: collectVisitorText(input),
    maxTextLength: textLimits[parameters.length],
    fitsPlatform: (caption) => measureUtf16Length(caption) <= instagramCaption.max,
    maxHashtags: Math.min(parameters.hashtags, instagramHashtags.max),
    allowsCallToAction: parameters.cta !== 'none',
    emojiLevel: parameters.emoji,
    avoid: parameters.avoid,
    isSingleLine: false,
  })
  const mentionCount = fittedPost && (buildCaption(fittedPost, false).match(/(?<![\p{L}\p{N}])@\w/gu)?.length ?? 0)
  return mentionCount !== null && mentionCount > MAX_MENTIONS ? null : fittedPost
}
