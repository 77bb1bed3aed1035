import type { Random } from '@/lib/core/random'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { getEmojiSuffix } from '@/lib/writer/line'
import { writeTexts } from '@/lib/writer/texts'
import type { Style, Tweet, TweetInput } from './fields'

function getStyle({ isHardDay, kind }: PromptReading, text: string): Style {
  if (isHardDay) return 'quiet'
  if (text.includes('?') && kind !== 'opinion') return 'question'
  if (kind === 'opinion') return 'contrarian'
  if (kind === 'list' || text.split('\n').length > 3) return 'list'
  return kind === 'story' || kind === 'change' ? 'confession' : /\d/.test(text) ? 'number' : 'one-liner'
}

export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: TweetInput & { reading: PromptReading }, random: Random): Tweet[] {
    const sign = getEmojiSuffix(reading, parameters.emoji)
    const isRow = (rest: readonly string[]) => rest.length > 2 || !/[.!?…”]$/.test(rest[0] ?? '.')
    const texts = writeTexts(reading, 'post', random).map(
      ({ lead, rest }) => [lead, ...rest].join(isRow(rest) ? '\n' : ' ') + sign,
    )
    const beginnings = reading.sentences.map((_, index) => reading.sentences.slice(0, index + 1).join(' ')).toReversed()
    const fits = (text: string) => measureWeightedLength(text) <= xPost.max
    const fitting = texts.some(fits) ? texts.filter(fits) : beginnings.filter(fits).slice(0, 1)
    const tweets = fitting.map((text) => ({ style: getStyle(reading, text), text }))
    const isChosen = ({ style }: Tweet) => style === parameters.style
    return [...tweets.filter(isChosen), ...tweets.filter((tweet) => !isChosen(tweet))]
  },
}
