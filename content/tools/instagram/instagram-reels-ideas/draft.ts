import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { isScreenText } from '@/lib/kits/scripts/compose-script'
import type { IdeaFormat } from '@/lib/kits/video-ideas/idea'
import { type IdeaWithLinePicker, shortenIdea, writeIdeas } from '@/lib/kits/video-ideas/write-ideas'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { pickAudioDirection } from './audio-directions'
import type { reelFields } from './fields'
import type { Reel } from './reel'

const MAX_COVER_WORDS = 6
/** Formats in which somebody speaks to the camera. */
const spokenFormats: readonly IdeaFormat[] = ['talking-head', 'skit', 'story', 'green-screen']

export const draft: DraftRecipe<typeof reelFields, Reel> = {
  outputKind: 'sentences',
  *write({ reading, parameters }, random) {
    const { format, audio } = parameters
    const isSpeechless = format === 'any' && (audio === 'natural' || audio === 'music')
    const fitsCover = (text: string) => isWithinWordRange(text, 1, MAX_COVER_WORDS) && isScreenText(text, reading)
    const { subject = '' } = reading.spans
    const isEnglish = reading.language === 'en'
    const sortVisualFormatsFirst = (ideas: IdeaWithLinePicker[]) =>
      ideas.toSorted(
        (a, b) => Number(spokenFormats.includes(a.idea.format)) - Number(spokenFormats.includes(b.idea.format)),
      )
    for (const { idea, linePicker } of sortVisualFormatsFirst([...writeIdeas({ reading, parameters }, random)])) {
      if (isSpeechless && spokenFormats.includes(idea.format)) continue
      const cover = linePicker.takeNext('screen', fitsCover)?.text ?? (fitsCover(subject) ? upperFirst(subject) : '')
      const shouldLoop = isEnglish && reading.kind !== 'hard-time' && !spokenFormats.includes(idea.format)
      const audioDirection = pickAudioDirection(idea.format, audio, random, reading.kind === 'hard-time')
      yield {
        ...idea,
        shots: shouldLoop ? loopShots(idea.shots) : idea.shots,
        coverText: isEnglish && reading.kind !== 'hard-time' ? cover : '',
        audio: isEnglish ? audioDirection : '',
      }
    }
  },
  shorten: shortenIdea,
}

/** A Reel plays again by itself: the last picture leads back to the first. */
function loopShots(shots: Reel['shots']): Reel['shots'] {
  return shots.map((shot, index) =>
    index === shots.length - 1 && !/\bYou\b/.test(shot.shot)
      ? { ...shot, shot: `${shot.shot.replace(/\.$/, '')}. Cut as it moves: the first picture follows` }
      : shot,
  )
}
