import type { Random } from '@/lib/core/random'
import type { DraftContext } from '@/lib/tool/define'
import { render } from '@/lib/writer/frames/render'
import { plainLine } from '@/lib/writer/sequence/openings'
import { ended, ownSentences } from '@/lib/writer/sequence/steps'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import type { CarouselInput } from './fields'

const MAX_TAGS = 4

const missingDetailBlank = '[what the slides leave out, one or two sentences]'

/** The post's caption: the visitor's own words once, what to do, tags; a topic says nothing by itself. */
export function buildCaption({ prompt, reading }: CarouselInput & DraftContext, random: Random): string {
  const { kind, language, sentences } = reading
  const isQuiet = kind === 'hard-time'
  const told = sentences.length > 1 ? ownSentences(reading).join(' ') : plainLine(reading)
  const line = kind === 'pasted' ? prompt.trim() : told
  const more = kind === 'subject' && language === 'en' ? missingDetailBlank : ''
  const action = isQuiet ? null : render('{action}.', reading)
  const tags = isQuiet ? [] : topicTags(reading, MAX_TAGS, random)
  return [ended(line), more, action ?? '', tags.join(' ')].filter(Boolean).join('\n\n')
}
