import { buildShots } from '@/lib/kits/video-ideas/build-shots'
import type { VideoPlan } from '@/lib/kits/video-ideas/choose-video-plans'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

const MAX_SHOTS = 3

/** A video in one line: how it is filmed, and its first pictures. */
export function describePlan(plan: VideoPlan, reading: ParsedPrompt, hook: string): string {
  if (plan.shots === 'script') return `${plan.title}, from the first line to [the sentence you end on].`
  const shots = buildShots(plan, reading, hook).slice(0, MAX_SHOTS)
  return [plan.title, ...shots.map(({ shot }) => shot.replace(/\.$/, ''))]
    .map((part) => `${part}${/[?!…]$/.test(part) ? '' : '.'}`)
    .join(' ')
}
