import { cleanText, emojiLimits, limitEmoji } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { keepFirstHashtag } from '@/lib/platforms/hashtags/find-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Tweet, TweetInput } from './fields'

/** Returns a post of at most 280 weighted characters with at most one hashtag; null when it is unusable. */
export function fitTweet(item: Tweet, input: TweetInput): Tweet | null {
  const { emoji, avoid } = input.parameters
  const cleanedText = limitEmoji(keepFirstHashtag(cleanText(item.text)), emojiLimits[emoji])
  const text = truncateAtWord(cleanedText, xPost.max, measureWeightedLength)
  const visitorText = collectVisitorText(input)
  const isRejected =
    text === '' ||
    getRejectionReason(text, visitorText) !== null ||
    hasInventedNumber(text, visitorText, { allowedNumbers: [countListLines(text)] })
  return isRejected || usesAvoidedWord(text, avoid) ? null : { ...item, text }
}

/** Counts list lines, because a post may state how many it has. */
function countListLines(text: string): number {
  return text.split('\n').filter((line) => /^[-•→✓]/u.test(line)).length
}
