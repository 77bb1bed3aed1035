import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { isScreen } from '@/lib/kits/scripts/compose-script'
import type { Format } from '@/lib/kits/video-ideas/idea'
import { shortenIdea, type WrittenIdea, writeIdeas } from '@/lib/kits/video-ideas/write-ideas'
import type { Draft } from '@/lib/tool/define'
import type { reelFields } from './fields'
import type { Reel } from './reel'
import { pickSound } from './sounds'

const MAX_COVER_WORDS = 6
/** Formats in which somebody speaks to the camera. */
const spoken: readonly Format[] = ['talking-head', 'skit', 'story', 'green-screen']

export const draft: Draft<typeof reelFields, Reel> = {
  writes: 'sentences',
  *write({ reading, parameters }, random) {
    const { format, audio } = parameters
    const silent = format === 'any' && (audio === 'natural' || audio === 'music')
    const fits = (text: string) => isWithinWordRange(text, 1, MAX_COVER_WORDS) && isScreen(text, reading)
    const { subject = '' } = reading.spans
    const english = reading.language === 'en'
    const picturesFirst = (ideas: WrittenIdea[]) =>
      ideas.toSorted(
        (a, b) => Number(spoken.includes(a.idea.format)) - Number(spoken.includes(b.idea.format)),
      )
    for (const { idea, lines } of picturesFirst([...writeIdeas({ reading, parameters }, random)])) {
      if (silent && spoken.includes(idea.format)) continue
      const cover = lines.next('screen', fits)?.text ?? (fits(subject) ? upperFirst(subject) : '')
      const looped = english && reading.kind !== 'hard-time' && !spoken.includes(idea.format)
      const sound = pickSound(idea.format, audio, random, reading.kind === 'hard-time')
      yield {
        ...idea,
        shots: looped ? loopOf(idea.shots) : idea.shots,
        coverText: english && reading.kind !== 'hard-time' ? cover : '',
        audio: english ? sound : '',
      }
    }
  },
  shorten: shortenIdea,
}

/** A Reel plays again by itself: the last picture leads back to the first. */
function loopOf(shots: Reel['shots']): Reel['shots'] {
  return shots.map((shot, index) =>
    index === shots.length - 1 && !/\bYou\b/.test(shot.shot)
      ? { ...shot, shot: `${shot.shot.replace(/\.$/, '')}. Cut as it moves: the first picture follows` }
      : shot,
  )
}
