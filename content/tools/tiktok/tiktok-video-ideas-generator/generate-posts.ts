import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { composeMiddle } from '@/lib/kits/scripts/compose-script'
import { workingTitle } from '@/lib/kits/scripts/own-sentences'
import { toldAs } from '@/lib/kits/scripts/told-as'
import { plansFor } from '@/lib/kits/video-ideas/plans-for'
import type { Reading } from '@/lib/tool/reading'
import { interleave } from './interleave'
import { planInWords } from './plan-in-words'
import type { Post } from './post'

export type UndatedPost = Omit<Post, 'day'>

const MAX_PILLAR_LENGTH = 30

/** Whether the prompt is what somebody does, rather than one thing that happened or is going to. */
export function describesAccount(reading: Reading): boolean {
  const told = toldAs(reading)
  if (told === 'neutral') return reading.shape === 'phrase' && reading.spans.time === undefined
  return told === 'subject' || told === 'day' || told === 'place'
}

/** What the prompt itself can be filmed as: each way to film it, and each beat of its script as a video of its own. */
export function generatePosts(
  reading: Reading,
  nextHook: () => string,
  random: Random,
): Generator<UndatedPost> {
  return reading.kind === 'hard-time'
    ? generateFromPlans(reading, nextHook, random)
    : interleave([generateFromPlans(reading, nextHook, random), generateFromBeats(reading)])
}

function* generateFromPlans(
  reading: Reading,
  nextHook: () => string,
  random: Random,
): Generator<UndatedPost> {
  for (const plan of plansFor(reading, { format: 'any', tone: 'casual' }, random)) {
    const hook = nextHook()
    const { format, effort } = plan
    yield {
      pillar: describesAccount(reading) ? getPillarName(reading, 'Your topic') : 'In your words',
      idea: planInWords(plan, reading, hook),
      hook,
      format,
      effort,
    }
  }
}

/** As long as a script with every beat. */
const LONG = 60

function* generateFromBeats(reading: Reading): Generator<UndatedPost> {
  if (reading.kind === 'pasted') return
  for (const { label, say, show } of composeMiddle(reading, reading.line, { seconds: LONG })) {
    if (label === '') continue
    yield {
      pillar: label,
      idea: `${show}, with “${workingTitle(reading)}” on screen.`,
      hook: say.startsWith('[') ? `${label}: ${say}` : say,
      format: show.startsWith('You') ? 'talking-head' : 'faceless',
      effort: 'easy',
    }
  }
}

/** The subject as the name of a pillar, where it is short. */
export function getPillarName({ spans: { subject }, kind }: Reading, instead: string): string {
  return subject && subject.length <= MAX_PILLAR_LENGTH && kind !== 'hard-time'
    ? upperFirst(subject)
    : instead
}
