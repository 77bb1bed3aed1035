import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { isScreenText } from '@/lib/kits/scripts/compose-script'
import type { IdeaFormat } from '@/lib/kits/video-ideas/idea'
import { type IdeaWithLinePicker, shortenIdea, writeIdeas } from '@/lib/kits/video-ideas/write-ideas'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { ReelInput, reelFields } from './fields'
import type { Reel } from './reel'

type AudioKind = Exclude<ReelInput['parameters']['audio'], 'any'> | 'mixed'

/** What is heard. No song is named: which one is available depends on the account and on the day. */
const audioDirections: Record<AudioKind, readonly string[]> = {
  voice: [
    'Your voice recorded afterwards, close to the phone, with the sound of the place left in quietly.',
    'Say it to the camera in one go, and cut the breaths out later.',
    'Your voice over the pictures, with captions for everybody who watches without sound.',
    'Talk while your hands work, and keep the noises that belong to it.',
  ],
  mixed: [
    'Your voice for the first line, then only the sound of the place.',
    'One spoken line at the start and one at the end, a calm instrumental between them.',
    'Speak the first line, then let quiet music from the library carry the pictures.',
  ],
  natural: [
    'Only what the phone hears, a little louder than in real life. No music.',
    'The sound of the place from start to end, with one second of silence before the last picture.',
    'Record the closest sound separately, a hand’s width away, and lay it under the picture.',
    'No voice and no music: cut on the noises.',
  ],
  music: [
    'A calm instrumental from Instagram’s library, without words, cut to its slow beat.',
    'Something with a clear beat from Instagram’s library: one cut on each bar, no speech.',
    'Quiet piano or guitar from the library, low enough that real noises come through.',
    'A dry instrumental from the library that stops dead on the last shot.',
  ],
}

const audioKindByFormat: Record<IdeaFormat, AudioKind> = {
  tutorial: 'voice',
  'talking-head': 'voice',
  skit: 'voice',
  story: 'voice',
  list: 'mixed',
  'before-after': 'mixed',
  'trend-twist': 'mixed',
  'green-screen': 'voice',
  faceless: 'natural',
}

/** Of a hard time: nothing that is laid over it. */
const sensitiveTopicAudio = 'Only the sound of the place, or none.'

/** A direction for the sound: the visitor's choice, else what suits the format. */
function pickAudioDirection(
  format: IdeaFormat,
  choice: ReelInput['parameters']['audio'],
  random: Random,
  isSensitive: boolean,
): string {
  if (isSensitive && choice === 'any') return sensitiveTopicAudio
  return random.pick(audioDirections[choice === 'any' ? audioKindByFormat[format] : choice])
}

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
