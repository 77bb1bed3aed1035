import type { Random } from '@/lib/core/random'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { writeTexts } from '@/lib/writer/texts'
import type { TweetInput } from './fields'
import type { Style, Tweet } from './tweet'

/** What a text is, by the visitor's words. */
function getStyle({ isHardDay, kind }: PromptReading, text: string): Style {
  if (isHardDay) return 'quiet'
  if (text.includes('?') && kind !== 'opinion') return 'question'
  if (kind === 'opinion') return 'contrarian'
  if (kind === 'list' || text.split('\n').length > 3) return 'list'
  return kind === 'story' || kind === 'change' ? 'confession' : /\d/.test(text) ? 'number' : 'one-liner'
}

/** Posts of the visitor's own sentences that fit whole; those of the chosen style first. */
export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: TweetInput & { reading: PromptReading }, random: Random): Tweet[] {
    const { instructions, isHardDay, emoji, sentences } = reading
    const sign = parameters.emoji !== 'none' && !isHardDay && !instructions.noEmoji && emoji[0] ? ` ${emoji[0]}` : ''
    const isRow = (rest: readonly string[]) => rest.length > 2 || !/[.!?…”]$/.test(rest[0] ?? '.')
    const texts = writeTexts(reading, 'post', random).map(
      ({ lead, rest }) => [lead, ...rest].join(isRow(rest) ? '\n' : ' ') + sign,
    )
    // A longer story begins, as far as whole sentences fit.
    const beginnings = sentences.map((_, index) => sentences.slice(0, index + 1).join(' ')).toReversed()
    const fits = (text: string) => measureWeightedLength(text) <= xPost.max
    const fitting = texts.some(fits) ? texts.filter(fits) : beginnings.filter(fits).slice(0, 1)
    const tweets = fitting.map((text) => ({ style: getStyle(reading, text), text }))
    const isChosen = ({ style }: Tweet) => style === parameters.style
    return [...tweets.filter(isChosen), ...tweets.filter((tweet) => !isChosen(tweet))]
  },
}
