import type { Idea } from '@/lib/kits/video-ideas/idea'
import { shortenIdea, writeIdeas } from '@/lib/kits/video-ideas/write-ideas'
import type { Draft } from '@/lib/tool/define'
import type { ideaFields } from './fields'

export const draft: Draft<typeof ideaFields, Idea> = {
  writes: 'sentences',
  *write(request, random) {
    for (const { idea } of writeIdeas(request, random)) yield idea
  },
  shorten: shortenIdea,
}
