import type { VideoPlan } from '@/lib/kits/video-ideas/plans-for'
import { shotsOf } from '@/lib/kits/video-ideas/shots-of'
import type { Reading } from '@/lib/tool/reading'

const MAX_SHOTS = 3

/** A video in one line: how it is filmed, and its first pictures. */
export function planInWords(plan: VideoPlan, reading: Reading, hook: string): string {
  if (plan.shots === 'script') return `${plan.title}, from the first line to [the sentence you end on].`
  const pictures = shotsOf(plan, reading, hook).slice(0, MAX_SHOTS)
  return [plan.title, ...pictures.map(({ shot }) => shot.replace(/\.$/, ''))]
    .map((part) => `${part}${/[?!…]$/.test(part) ? '' : '.'}`)
    .join(' ')
}
