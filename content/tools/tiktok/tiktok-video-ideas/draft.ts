import type { Idea } from '@/lib/kits/video-ideas/idea'
import { shortenIdea, writeIdeas } from '@/lib/kits/video-ideas/write-ideas'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { ideaFields } from './fields'

export const draft: DraftRecipe<typeof ideaFields, Idea> = {
  outputKind: 'sentences',
  *write(input, random) {
    for (const { idea } of writeIdeas(input, random)) yield idea
  },
  shorten: shortenIdea,
}
