import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { composeMiddleBeats } from '@/lib/kits/scripts/compose-script'
import { getScriptKind } from '@/lib/kits/scripts/script-kind'
import { buildWorkingTitle } from '@/lib/kits/scripts/visitor-sentences'
import { buildShots } from '@/lib/kits/video-ideas/build-shots'
import { chooseVideoPlans, type VideoPlan } from '@/lib/kits/video-ideas/choose-video-plans'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { interleave } from './interleave'
import type { Post } from './post'

const MAX_SHOTS = 3

/** A video in one line: how it is filmed, and its first pictures. */
function describePlan(plan: VideoPlan, reading: ParsedPrompt, hook: string): string {
  if (plan.shots === 'script') return `${plan.title}, from the first line to [the sentence you end on].`
  const shots = buildShots(plan, reading, hook).slice(0, MAX_SHOTS)
  return [plan.title, ...shots.map(({ shot }) => shot.replace(/\.$/, ''))]
    .map((part) => `${part}${/[?!…]$/.test(part) ? '' : '.'}`)
    .join(' ')
}

export type UndatedPost = Omit<Post, 'day'>

const MAX_PILLAR_LENGTH = 30

/** Whether the prompt is what somebody does, rather than one thing that happened or is going to. */
export function describesAccount(reading: ParsedPrompt): boolean {
  const planKind = getScriptKind(reading)
  if (planKind === 'neutral') return reading.shape === 'phrase' && reading.spans.time === undefined
  return planKind === 'subject' || planKind === 'day' || planKind === 'place'
}

/** What the prompt itself can be filmed as: each way to film it, and each beat of its script as a video of its own. */
export function generatePosts(reading: ParsedPrompt, pickHook: () => string, random: Random): Generator<UndatedPost> {
  return reading.kind === 'hard-time'
    ? generateFromPlans(reading, pickHook, random)
    : interleave([generateFromPlans(reading, pickHook, random), generateFromBeats(reading)])
}

function* generateFromPlans(reading: ParsedPrompt, pickHook: () => string, random: Random): Generator<UndatedPost> {
  for (const plan of chooseVideoPlans(reading, { format: 'any', tone: 'casual' }, random)) {
    const hook = pickHook()
    const { format, effort } = plan
    yield {
      pillar: describesAccount(reading) ? getPillarName(reading, 'Your topic') : 'In your words',
      idea: describePlan(plan, reading, hook),
      hook,
      format,
      effort,
    }
  }
}

/** As long as a script with every beat. */
const FULL_SCRIPT_SECONDS = 60

function* generateFromBeats(reading: ParsedPrompt): Generator<UndatedPost> {
  if (reading.kind === 'pasted') return
  for (const { label, say, show } of composeMiddleBeats(reading, reading.line, { seconds: FULL_SCRIPT_SECONDS })) {
    if (label === '') continue
    yield {
      pillar: label,
      idea: `${show}, with “${buildWorkingTitle(reading)}” on screen.`,
      hook: say.startsWith('[') ? `${label}: ${say}` : say,
      format: show.startsWith('You') ? 'talking-head' : 'faceless',
      effort: 'easy',
    }
  }
}

/** The subject as the name of a pillar, where it is short. */
export function getPillarName({ spans: { subject }, kind }: ParsedPrompt, defaultName: string): string {
  return subject && subject.length <= MAX_PILLAR_LENGTH && kind !== 'hard-time' ? upperFirst(subject) : defaultName
}
