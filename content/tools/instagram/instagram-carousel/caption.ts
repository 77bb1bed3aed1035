import { hasBlank } from '@/lib/fit/blanks'
import type { Order } from '@/lib/tool/define'
import type { Lines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import type { CarouselInput } from './fields'

const MAX_TAGS = 4

/** The post's caption: a line, one more where the details give it, what to do, tags. */
export function captionOf({ reading }: CarouselInput & Order, lines: Lines, random: Random): string {
  const isWhole = (text: string) => !hasBlank(text)
  const line = lines.next('caption', isWhole)?.text ?? ''
  const action = reading.kind === 'hard-time' ? null : render('{action}.', reading)
  const body =
    lines.next('body', (text) => isWhole(text) && text !== action && !line.includes(text))?.text ?? ''
  const tags = reading.kind === 'hard-time' ? [] : topicTags(reading, MAX_TAGS, random)
  return [line, body, action ?? '', tags.join(' ')].filter(Boolean).join('\n\n')
}
