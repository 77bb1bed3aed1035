import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { emojiLimits, limitEmoji } from '@/lib/core/strings/emoji'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { weightedLength } from '@/lib/platforms/counting/count'
import { oneHashtag } from '@/lib/platforms/hashtags/hashtags-in'
import { xPost } from '@/lib/platforms/networks/x'
import { givenBy } from '@/lib/tool/given'
import type { TweetInput } from './fields'
import type { Tweet } from './tweet'

/** A post of at most 280 weighted characters with at most one hashtag; null where it cannot be used. */
export function fitTweet(item: Tweet, input: TweetInput): Tweet | null {
  const { emoji, avoid } = input.parameters
  const clean = limitEmoji(oneHashtag(cleanText(item.text)), emojiLimits[emoji])
  const text = cutAtWord(clean, xPost.max, weightedLength)
  const given = givenBy(input)
  const bad =
    text === '' || rejectionOf(text, given) !== null || inventsNumber(text, given, { allow: [linesIn(text)] })
  return bad || usesAvoidedWord(text, avoid) ? null : { ...item, text }
}

/** A list may say how many lines it has. */
function linesIn(text: string): number {
  return text.split('\n').filter((line) => /^[-•→✓]/u.test(line)).length
}
