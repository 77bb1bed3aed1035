import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { emojiLimits, limitEmoji } from '@/lib/core/strings/emoji'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { getRejectionReason } from '@/lib/core/strings/reject'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { withoutCallsToAction } from './call-to-action'
import { linksIn, withLinks, withoutAddedLinks } from './given-links'
import { captionOf, type Post, textOf } from './post'
import { shortenings } from './shorter-post'

export type PostRules = {
  /** What the visitor wrote: the only source of figures. */
  given: string
  /** Most characters before the hashtags, in UTF-16 units; the visitor's links are not counted. */
  textLimit: number
  /** Whether the network takes the whole caption. */
  takes(caption: string): boolean
  hashtags: number
  callToAction: boolean
  emoji: keyof typeof emojiLimits
  avoid: string
  oneLine: boolean
}

/**
 * A caption within its platform's limits and the visitor's choices, with every link that they gave; the hashtags go first where there is no room, then the links. Null where it cannot
 * be used.
 */
export function fitPost(written: Post, rules: PostRules): Post | null {
  const links = linksIn(rules.given)
  const post = withoutAddedLinks(written, links)
  const [hook = '', body = '', cta = ''] = limitedEmoji(
    [oneLine(plain(post.hook)), plain(post.body), rules.callToAction ? oneLine(plain(post.cta)) : ''],
    emojiLimits[rules.emoji],
  )
  const fitted = shortened(
    {
      angle: oneLine(cleanText(post.angle)),
      hook,
      body: withoutCallsToAction(rules.oneLine ? oneLine(body) : body, rules.given),
      cta,
      hashtags: fitHashtags(post.hashtags, { max: rules.hashtags, drop: rules.avoid.split(',') }),
    },
    rules,
  )
  if (fitted === null || fitted.hook === '' || fitted.angle === '') return null
  const text = textOf(fitted, false)
  if (
    getRejectionReason(text, rules.given) !== null ||
    hasInventedNumber(text, rules.given) ||
    usesAvoidedWord(text, rules.avoid)
  )
    return null
  const takes = (candidate: Post) => rules.takes(captionOf(candidate, rules.oneLine))
  const linked = withLinks(fitted, links, rules.oneLine)
  // The visitor's own words count for more than what can be found with them.
  const untagged = (candidate: Post) => ({ ...candidate, hashtags: [] })
  return [linked, untagged(linked), fitted, untagged(fitted)].find(takes) ?? null
}

/**
 * Leaves out the end of the body, sentence by sentence, then the call to action; null where the hook is too long. A line of the visitor's own may be
 * as long as they typed it.
 */
function shortened(post: Post, rules: PostRules): Post | null {
  const tooLong = (candidate: Post) => utf16Length(textOf(candidate, rules.oneLine)) > rules.textLimit
  if (!tooLong(post)) return post
  const longest = rules.textLimit - utf16Length(textOf({ ...post, body: '.' }, rules.oneLine)) + 1
  for (const body of shortenings(post.body))
    if (body !== '' && utf16Length(body) <= longest) return { ...post, body }
  const withCall = { ...post, body: '' }
  const rest = tooLong(withCall) ? { ...withCall, cta: '' } : withCall
  return tooLong(rest) && !containsPhrase(rules.given, rest.hook) ? null : rest
}

/** The text without hashtags, which have a field of their own: a block of them goes, a word keeps its letters. */
function plain(text: string): string {
  return cleanText(text)
    .replace(/(?:^|\s)(?:#[\p{L}\p{N}_]+\s*){2,}/gu, (block, at: number, whole: string) =>
      at + block.length === whole.length ? '' : block,
    )
    .replace(/(?<![\p{L}\p{N}])#(?=\p{L})/gu, '')
    .trim()
}

function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ')
}

/** Emoji are counted over the whole caption, not for each part. */
function limitedEmoji(parts: readonly string[], max: number): string[] {
  const divider = '\n\u241E\n'
  return limitEmoji(parts.join(divider), max)
    .split('\u241E')
    .map((part) => part.trim())
}
