import type { Draft } from '@/lib/tool/define'
import type { Format } from '@/lib/video-ideas/idea'
import { shortenIdea, writeIdeas } from '@/lib/video-ideas/write-ideas'
import { covers, soundFor } from './covers'
import type { reelFields } from './fields'
import type { Reel } from './reel'

/** Formats in which somebody speaks to the camera. */
const spoken: readonly Format[] = ['talking-head', 'skit', 'story', 'green-screen']

export const draft: Draft<typeof reelFields, Reel> = {
  writes: 'sentences',
  *write(request, random) {
    const { format, audio } = request.parameters
    const silent = format === 'any' && (audio === 'natural' || audio === 'music')
    for (const { idea, say } of writeIdeas(request, random)) {
      if (silent && spoken.includes(idea.format)) continue
      const coverText = say(random.pick(covers[idea.format]))
      if (coverText === null) continue
      yield { ...idea, coverText, audio: soundFor(idea.format, audio, random) }
    }
  },
  shorten: shortenIdea,
}
