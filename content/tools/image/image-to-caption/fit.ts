import { fitPost } from '@/lib/kits/posts/fit-post'
import { findVisitorUrls, type Post } from '@/lib/kits/posts/post'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { type CaptionInput, networkCaptions, textLimits } from './fields'

/** Typical length of a hashtag and its leading space. */
const AVERAGE_TAG_LENGTH = 20

export const isOneLine = ({ parameters }: CaptionInput) => parameters.length === 'short'

/** Shortens a caption to its network's limit, with room for the hashtags and the visitor's links. */
export function fitCaption(post: Post, input: CaptionInput): Post | null {
  const { platform, length, hashtags, keyword, emoji, avoid } = input.parameters
  const { max, unit } = networkCaptions[platform]
  const countUnits = lengthCounters[unit]
  const urlsLength = countUnits(findVisitorUrls(input.prompt).join('  '))
  return fitPost(post, {
    visitorText: collectVisitorText(input, keyword),
    maxTextLength: Math.min(textLimits[length], max - hashtags * AVERAGE_TAG_LENGTH - urlsLength),
    fitsPlatform: (caption) => countUnits(caption) <= max,
    maxHashtags: hashtags,
    allowsCallToAction: true,
    emojiLevel: emoji,
    avoid,
    isSingleLine: isOneLine(input),
  })
}
