import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { isScreen } from '@/lib/kits/scripts/compose-script'
import { isSaid, ownFirstLine, plain, workingTitle } from '@/lib/kits/scripts/own-sentences'
import { dealShows } from '@/lib/kits/scripts/shows'
import type { Reading } from '@/lib/tool/reading'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import type { IdeaChoices } from './choices'
import type { Idea } from './idea'
import { plansFor, type VideoPlan } from './plans-for'
import { lengths, spread } from './seconds'
import { type Shot, shotsOf } from './shots-of'

/** An idea with the lines of its run, for what a platform adds. */
export type WrittenIdea = { idea: Idea; lines: Lines }

type Order = { reading: Reading; parameters: IdeaChoices }

const MAX_HOOK_WORDS = 18
const MAX_TITLE = 70
const MAX_HASHTAGS = 3
/** Where the shots are in words of another language there are as many. */
const MAX_ELSEWHERE = 2

/** Ideas that differ in format, the kind's own first, each with the lines of its run for what a platform adds. */
export function* writeIdeas({ reading, parameters }: Order, random: Random): Generator<WrittenIdea> {
  const lines = createLines(reading, random)
  const nextHook = hooksOf(lines, reading)
  const english = reading.language === 'en'
  const plans = plansFor(reading, parameters, random)
  for (const plan of english ? plans : plans.slice(0, MAX_ELSEWHERE)) {
    const hook = nextHook()
    const shots = english ? shotsOf(plan, reading, hook) : shotsElsewhere(plan, reading)
    const idea: Idea = {
      title: english ? plan.title : truncateAtWord(reading.line, MAX_TITLE),
      format: plan.format,
      hook,
      onScreenText: shots[0]?.text || plan.format === 'faceless' ? '' : screenOf(lines, hook, reading),
      shots: timed(shots, parameters.length),
      effort: plan.effort,
      captionStarter: lines.next('caption', (text) => !hasBlank(text))?.text ?? workingTitle(reading),
      searchPhrase: reading.kind === 'hard-time' ? '' : (reading.keywords[0] ?? '').toLowerCase(),
      hashtags: topicTags(reading, MAX_HASHTAGS, random),
    }
    yield { idea, lines }
  }
}

/** The idea with its first, its longest and its last shot; null where it has no more. */
export function shortenIdea<Written extends Idea>(idea: Written): Written | null {
  if (idea.shots.length < 4) return null
  const [first, ...others] = idea.shots
  const last = others.at(-1)
  const longest = others.slice(0, -1).reduce((a, b) => (b.seconds > a.seconds ? b : a))
  return first && last ? { ...idea, shots: [first, longest, last] } : null
}

/** First lines, with another first word each while there are such; at last the visitor's own sentence. */
function hooksOf(lines: Lines, reading: Reading): () => string {
  const words = new Set<string>()
  const short = (text: string) => isWithinWordRange(text, 1, MAX_HOOK_WORDS)
  const [start = '', ...others] = reading.sentences
  const opens = (text: string) => others.length === 0 || reading.mood !== 'plain' || isSaid(start, text)
  const whole = (text: string) => short(text) && !hasBlank(text) && opens(text)
  return () => {
    const isNew = (text: string) => whole(text) && !words.has(firstWord(text))
    const next = lines.next('hook', isNew) ?? lines.next('hook', whole)
    const hook = next?.text ?? ownFirstLine(reading)
    words.add(firstWord(hook))
    return hook
  }
}

const firstWord = (text: string) => /[\p{L}\p{N}]+(?:['’]\p{L}+)?/u.exec(text.toLowerCase())?.[0] ?? ''

const screenOf = (lines: Lines, hook: string, reading: Reading) =>
  lines.next('screen', (text) => isScreen(text, reading) && !plain(hook).includes(plain(text)))?.text ?? ''

/** Pictures that anybody can film, in the language of the prompt; none where we have no words for them. */
function shotsElsewhere({ format }: VideoPlan, reading: Reading): Shot[] {
  const show = dealShows(reading, format !== 'faceless')
  const [, second = '', third = ''] = reading.sentences
  const shots = [
    { shot: show(format === 'faceless' ? 'hands' : 'lens'), text: '' },
    { shot: show('thing'), text: second },
    { shot: show('place'), text: third },
  ]
  return shots.filter(({ shot }) => shot !== '')
}

function timed(shots: readonly Shot[], length: IdeaChoices['length']): Idea['shots'] {
  const weights = shots.map((_, index) => (index === 0 ? 1 : 2))
  const seconds = spread(weights, lengths[length].usual)
  return shots.map((shot, index) => ({ seconds: seconds[index] ?? 2, ...shot }))
}
