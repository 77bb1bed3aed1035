import type { Random } from '@/lib/core/random'
import type { DraftContext } from '@/lib/tool/tool-definition'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { buildPlainLine } from '@/lib/writer/sequence/openings'
import { addClosingMark, getVisitorSentences } from '@/lib/writer/sequence/steps'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import type { CarouselInput } from './fields'

const MAX_HASHTAGS = 4

const missingDetailBlank = '[what the slides leave out, one or two sentences]'

/** The post's caption: the visitor's own words once, what to do, tags; a topic says nothing by itself. */
export function buildCaption({ prompt, reading }: CarouselInput & DraftContext, random: Random): string {
  const { kind, language, sentences } = reading
  const isSensitive = kind === 'hard-time'
  const topicText = sentences.length > 1 ? getVisitorSentences(reading).join(' ') : buildPlainLine(reading)
  const mainText = kind === 'pasted' ? prompt.trim() : topicText
  const detailBlank = kind === 'subject' && language === 'en' ? missingDetailBlank : ''
  const action = isSensitive ? null : renderFrame('{action}.', reading)
  const hashtags = isSensitive ? [] : buildTopicTags(reading, MAX_HASHTAGS, random)
  return [addClosingMark(mainText), detailBlank, action ?? '', hashtags.join(' ')].filter(Boolean).join('\n\n')
}
