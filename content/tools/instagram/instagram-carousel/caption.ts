import { hasBlank } from '@/lib/fit/blanks'
import type { Order } from '@/lib/tool/define'
import type { Lines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { plainLine } from '@/lib/writer/sequence/openings'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import type { CarouselInput } from './fields'

const MAX_TAGS = 4

const untold = '[what the slides leave out, one or two sentences]'

/** The post's caption: the visitor's own line, one more, what to do, tags. */
export function captionOf({ reading }: CarouselInput & Order, lines: Lines, random: Random): string {
  const isWhole = (text: string) => !hasBlank(text)
  const line = plainLine(reading)
  const action = reading.kind === 'hard-time' ? null : render('{action}.', reading)
  const adds = (text: string) => isWhole(text) && !says(text, action) && !says(line, text)
  const body = lines.next('body', adds)?.text ?? (isOutline(reading) ? untold : '')
  const tags = reading.kind === 'hard-time' ? [] : topicTags(reading, MAX_TAGS, random)
  return [line, body, action ?? '', tags.join(' ')].filter(Boolean).join('\n\n')
}

/** Whether the slides ask for more than the prompt says, so that the caption may. */
function isOutline({ kind, language, sentences }: Reading): boolean {
  return language === 'en' && kind !== 'hard-time' && sentences.length === 1
}

function says(text: string, words: string | null): boolean {
  return words !== null && text.toLowerCase().includes(words.toLowerCase())
}
