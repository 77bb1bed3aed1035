import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { isScreenText } from '@/lib/kits/scripts/compose-script'
import { createShotPicker } from '@/lib/kits/scripts/shot-picker'
import {
  buildVisitorFirstLine,
  buildWorkingTitle,
  isSentenceInText,
  toPlainWords,
} from '@/lib/kits/scripts/visitor-sentences'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { buildShots, type Shot } from './build-shots'
import { chooseVideoPlans, type VideoPlan } from './choose-video-plans'
import type { Idea } from './idea'
import type { IdeaChoices } from './idea-choices'
import { lengthRanges, spreadSeconds } from './shot-seconds'

/** An idea with the lines of its run, for what a platform adds. */
export type IdeaWithLinePicker = { idea: Idea; linePicker: LinePicker }

type IdeaOptions = { reading: ParsedPrompt; parameters: IdeaChoices }

const MAX_HOOK_WORDS = 18
const MAX_TITLE_LENGTH = 70
const MAX_HASHTAGS = 3
/** Where the shots are in words of another language there are as many. */
const MAX_LOCALIZED_IDEAS = 2

/** Ideas that differ in format, the kind's own first, each with the lines of its run for what a platform adds. */
export function* writeIdeas({ reading, parameters }: IdeaOptions, random: Random): Generator<IdeaWithLinePicker> {
  const linePicker = createLinePicker(reading, random)
  const pickHook = createHookPicker(linePicker, reading)
  const isEnglish = reading.language === 'en'
  const plans = chooseVideoPlans(reading, parameters, random)
  for (const plan of isEnglish ? plans : plans.slice(0, MAX_LOCALIZED_IDEAS)) {
    const hook = pickHook()
    const shots = isEnglish ? buildShots(plan, reading, hook) : buildLocalizedShots(plan, reading)
    const idea: Idea = {
      title: isEnglish ? plan.title : truncateAtWord(reading.line, MAX_TITLE_LENGTH),
      format: plan.format,
      hook,
      onScreenText: shots[0]?.text || plan.format === 'faceless' ? '' : pickScreenText(linePicker, hook, reading),
      shots: addSeconds(shots, parameters.length),
      effort: plan.effort,
      captionStarter: linePicker.takeNext('caption', (text) => !hasBlank(text))?.text ?? buildWorkingTitle(reading),
      searchPhrase: reading.kind === 'hard-time' ? '' : (reading.keywords[0] ?? '').toLowerCase(),
      hashtags: buildTopicTags(reading, MAX_HASHTAGS, random),
    }
    yield { idea, linePicker }
  }
}

/** The idea with its first, its longest and its last shot; null where it has no more. */
export function shortenIdea<PlatformIdea extends Idea>(idea: PlatformIdea): PlatformIdea | null {
  if (idea.shots.length < 4) return null
  const [firstShot, ...otherShots] = idea.shots
  const lastShot = otherShots.at(-1)
  const longestShot = otherShots.slice(0, -1).reduce((a, b) => (b.seconds > a.seconds ? b : a))
  return firstShot && lastShot ? { ...idea, shots: [firstShot, longestShot, lastShot] } : null
}

/** First lines, with another first word each while there are such; at last the visitor's own sentence. */
function createHookPicker(linePicker: LinePicker, reading: ParsedPrompt): () => string {
  const usedFirstWords = new Set<string>()
  const isShort = (text: string) => isWithinWordRange(text, 1, MAX_HOOK_WORDS)
  const [firstSentence = '', ...otherSentences] = reading.sentences
  const startsAtBeginning = (text: string) =>
    otherSentences.length === 0 || reading.mood !== 'plain' || isSentenceInText(firstSentence, text)
  const isComplete = (text: string) => isShort(text) && !hasBlank(text) && startsAtBeginning(text)
  return () => {
    const isNew = (text: string) => isComplete(text) && !usedFirstWords.has(getFirstWord(text))
    const nextLine = linePicker.takeNext('hook', isNew) ?? linePicker.takeNext('hook', isComplete)
    const hook = nextLine?.text ?? buildVisitorFirstLine(reading)
    usedFirstWords.add(getFirstWord(hook))
    return hook
  }
}

const getFirstWord = (text: string) => /[\p{L}\p{N}]+(?:['’]\p{L}+)?/u.exec(text.toLowerCase())?.[0] ?? ''

const pickScreenText = (linePicker: LinePicker, hook: string, reading: ParsedPrompt) =>
  linePicker.takeNext(
    'screen',
    (text) => isScreenText(text, reading) && !toPlainWords(hook).includes(toPlainWords(text)),
  )?.text ?? ''

/** Pictures that anybody can film, in the language of the prompt; none where we have no words for them. */
function buildLocalizedShots({ format }: VideoPlan, reading: ParsedPrompt): Shot[] {
  const pickShot = createShotPicker(reading, format !== 'faceless')
  const [, secondSentence = '', thirdSentence = ''] = reading.sentences
  const shots = [
    { shot: pickShot(format === 'faceless' ? 'hands' : 'lens'), text: '' },
    { shot: pickShot('thing'), text: secondSentence },
    { shot: pickShot('place'), text: thirdSentence },
  ]
  return shots.filter(({ shot }) => shot !== '')
}

function addSeconds(shots: readonly Shot[], length: IdeaChoices['length']): Idea['shots'] {
  const weights = shots.map((_, index) => (index === 0 ? 1 : 2))
  const seconds = spreadSeconds(weights, lengthRanges[length].typical)
  return shots.map((shot, index) => ({ seconds: seconds[index] ?? 2, ...shot }))
}
