import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { Idea } from '@/lib/kits/video-ideas/idea'
import { lengthRanges, spreadSeconds } from '@/lib/kits/video-ideas/idea'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { writeHashtags } from '@/lib/writer/tags'
import { writeVideos } from '@/lib/writer/videos'
import type { IdeaInput } from './fields'

const MAX_HASHTAGS = 3
const MAX_SEARCH_LENGTH = 50

/** Writes video ideas in familiar formats with the visitor's words; none if no format fits. */
export const draft = {
  outputKind: 'sentences' as const,
  *write({ reading, parameters }: IdeaInput & { reading: PromptReading }, random: Random): Generator<Idea> {
    const { topic, isHardDay, keywords } = reading
    for (const video of writeVideos(reading, random)) {
      const weights = video.shots.map((_, index) => (index === 0 ? 1 : 2))
      const seconds = spreadSeconds(weights, lengthRanges[parameters.length].typical)
      yield {
        ...video,
        shots: video.shots.map((shot, index) => ({ seconds: seconds[index] ?? 2, ...shot })),
        onScreenText: '',
        captionStarter: '',
        searchPhrase: isHardDay ? '' : truncateAtWord(topic ?? keywords[0] ?? '', MAX_SEARCH_LENGTH),
        hashtags: writeHashtags(reading, 'tiktok', MAX_HASHTAGS),
      }
    }
  },
}
