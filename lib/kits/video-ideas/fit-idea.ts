import { clamp } from '@/lib/core/numbers'
import { cleanText, limitEmoji, toSingleLine } from '@/lib/core/strings/clean-text'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { collectVisitorText, shouldRejectText } from '@/lib/tool/visitor-text'
import type { Idea, IdeaChoices } from './idea'
import { lengthRanges, spreadSeconds } from './idea'

const MAX_HOOK_WORDS = 18
const MAX_ON_SCREEN_WORDS = 7
const MAX_CAPTION_LENGTH = 120
const MAX_SHOTS = 6

type IdeaInput = { prompt: string; parameters: IdeaChoices }

/**
 * Cleans an idea, and fits its shots to the requested length and its hashtags to the requested number. Returns null if
 * the idea cannot be filmed or claims too much.
 */
export function fitIdea(idea: Idea, { prompt, parameters }: IdeaInput, maxHashtags: number): Idea | null {
  const { format, length, avoid } = parameters
  if (format !== 'any' && idea.format !== format) return null
  const onScreenText = toSingleLine(idea.onScreenText)
  const fittedIdea = {
    title: toSingleLine(idea.title),
    format: idea.format,
    hook: limitEmoji(cleanText(idea.hook), 0),
    onScreenText: isWithinWordRange(onScreenText, 0, MAX_ON_SCREEN_WORDS) ? onScreenText : '',
    shots: fitSeconds(idea.shots, lengthRanges[length]).map(({ seconds, shot, text }) => ({
      seconds,
      shot: toSingleLine(shot),
      text: toSingleLine(text),
    })),
    effort: idea.effort,
    captionStarter: truncateAtWord(cleanText(idea.captionStarter), MAX_CAPTION_LENGTH),
    searchPhrase: toSingleLine(idea.searchPhrase),
    hashtags: fitHashtags(idea.hashtags, { max: maxHashtags }),
  } satisfies Idea
  const { title, hook, captionStarter, searchPhrase, shots } = fittedIdea
  if (title === '' || hook === '' || shots.some(({ shot }) => shot === '')) return null
  if (countWords(hook) > MAX_HOOK_WORDS) return null
  const texts = [
    title,
    hook,
    fittedIdea.onScreenText,
    captionStarter,
    searchPhrase,
    ...shots.flatMap(({ shot, text }) => [shot, text]),
  ]
  const visitorText = collectVisitorText({ prompt, parameters })
  const allowedNumbers = shots.map((_, index) => index + 1)
  if (texts.some((text) => shouldRejectText(text, visitorText, { allowedNumbers, allowsClockTimes: true }))) return null
  return usesAvoidedWord(texts.join(' '), avoid) ? null : fittedIdea
}

/** Returns at most six shots whose total seconds are within the range. */
function fitSeconds(shots: Idea['shots'], { min, max }: { min: number; max: number }): Idea['shots'] {
  const retainedShots = shots.length > MAX_SHOTS ? [...shots.slice(0, MAX_SHOTS - 1), ...shots.slice(-1)] : shots
  const totalSeconds = retainedShots.reduce((sum, { seconds }) => sum + seconds, 0)
  if (retainedShots.every(({ seconds }) => seconds > 0) && totalSeconds >= min && totalSeconds <= max)
    return retainedShots
  const seconds = spreadSeconds(
    retainedShots.map((shot) => Math.max(1, shot.seconds)),
    clamp(totalSeconds, min, max),
  )
  return retainedShots.map((shot, index) => ({ ...shot, seconds: seconds[index] ?? 2 }))
}
