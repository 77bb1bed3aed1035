import { hasBlank } from '@/lib/fit/blanks'
import { hasWords } from '@/lib/fit/word-range'
import type { Draft } from '@/lib/tool/define'
import type { Format } from '@/lib/video-ideas/idea'
import { shortenIdea, writeIdeas } from '@/lib/video-ideas/write-ideas'
import { upperFirst } from '@/lib/writer/frames/render'
import type { reelFields } from './fields'
import type { Reel } from './reel'
import { soundFor } from './sounds'

const MAX_COVER_WORDS = 6
/** Formats in which somebody speaks to the camera. */
const spoken: readonly Format[] = ['talking-head', 'skit', 'story', 'green-screen']

export const draft: Draft<typeof reelFields, Reel> = {
  writes: 'sentences',
  *write({ reading, parameters }, random) {
    const { format, audio } = parameters
    const silent = format === 'any' && (audio === 'natural' || audio === 'music')
    const fits = (text: string) => hasWords(text, 1, MAX_COVER_WORDS) && !hasBlank(text)
    const { subject = '' } = reading.spans
    for (const { idea, lines } of writeIdeas({ reading, parameters }, random)) {
      if (silent && spoken.includes(idea.format)) continue
      const cover = lines.next('screen', fits)?.text ?? (fits(subject) ? upperFirst(subject) : '')
      const sound = soundFor(idea.format, audio, random, reading.kind === 'hard-time')
      yield { ...idea, coverText: cover, audio: reading.language === 'en' ? sound : '' }
    }
  },
  shorten: shortenIdea,
}
