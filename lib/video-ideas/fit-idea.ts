import { cleanText } from '@/lib/fit/clean-text'
import { cutAtWord } from '@/lib/fit/cut'
import { limitEmoji } from '@/lib/fit/emoji'
import { fitHashtags } from '@/lib/fit/hashtags'
import { oneLine } from '@/lib/fit/lines'
import { inventsNumber } from '@/lib/fit/numbers'
import { isRejected } from '@/lib/fit/reject'
import { hasWords } from '@/lib/fit/word-range'
import { countWords } from '@/lib/platforms/count'
import { usesAvoidedWord } from '@/lib/writer/phrasing/avoided-word'
import type { IdeaChoices } from './choices'
import type { Idea } from './idea'
import { lengths, spread } from './seconds'

const MAX_HOOK_WORDS = 18
const MAX_CAPTION_LENGTH = 120
const MIN_SHOTS = 3
const MAX_SHOTS = 6

type IdeaInput = { prompt: string; parameters: IdeaChoices }

/**
 * Cleans an idea and brings its shots to the length and its hashtags to the number asked for; null where it can't be
 * filmed or claims too much.
 */
export function fitIdea(idea: Idea, { prompt, parameters }: IdeaInput, hashtags: number): Idea | null {
  const { format, length, audience, avoid } = parameters
  if (format !== 'any' && idea.format !== format) return null
  const fitted = {
    title: oneLine(idea.title),
    format: idea.format,
    hook: limitEmoji(cleanText(idea.hook), 0),
    onScreenText: oneLine(idea.onScreenText),
    firstFrame: oneLine(idea.firstFrame),
    shots: timed(idea.shots, lengths[length]).map(({ seconds, shot, text }) => ({
      seconds,
      shot: oneLine(shot),
      text: oneLine(text),
    })),
    effort: idea.effort,
    whyItWorks: cleanText(idea.whyItWorks),
    captionStarter: cutAtWord(cleanText(idea.captionStarter), MAX_CAPTION_LENGTH),
    searchPhrase: oneLine(idea.searchPhrase),
    hashtags: fitHashtags(idea.hashtags, { max: hashtags }),
    followUp: cleanText(idea.followUp),
  } satisfies Idea
  const { title, hook, onScreenText, firstFrame, captionStarter, followUp, whyItWorks, searchPhrase } = fitted
  const read = [title, hook, onScreenText, firstFrame, captionStarter, followUp, whyItWorks, searchPhrase]
  const filmed = fitted.shots.flatMap(({ shot, text }) => [shot, text])
  if (read.some((text) => text === '' || isRejected(text)) || filmed.some(isRejected)) return null
  if (fitted.shots.length < MIN_SHOTS || fitted.shots.some(({ shot }) => shot === '')) return null
  if (countWords(hook) > MAX_HOOK_WORDS || !hasWords(onScreenText, 3, 7)) return null
  const given = `${prompt} ${audience}`
  const allow = [fitted.shots.length, fitted.shots.length - 2]
  if ([...read, ...filmed].some((text) => inventsNumber(text, given, { allow, times: true }))) return null
  return usesAvoidedWord([...read, ...filmed].join(' '), avoid) ? null : fitted
}

/** At most six shots whose seconds add up to a length within the range. */
function timed(shots: Idea['shots'], { min, max }: { min: number; max: number }): Idea['shots'] {
  const kept = shots.length > MAX_SHOTS ? [...shots.slice(0, MAX_SHOTS - 1), ...shots.slice(-1)] : shots
  const total = kept.reduce((sum, { seconds }) => sum + seconds, 0)
  if (kept.every(({ seconds }) => seconds > 0) && total >= min && total <= max) return kept
  const seconds = spread(
    kept.map((shot) => Math.max(1, shot.seconds)),
    Math.min(max, Math.max(min, total)),
  )
  return kept.map((shot, index) => ({ ...shot, seconds: seconds[index] ?? 2 }))
}
