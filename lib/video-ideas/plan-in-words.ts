import type { Reading } from '@/lib/writer/reading/reading'
import type { VideoPlan } from './plans-for'
import { shotsOf } from './shots-of'

const MAX_SHOTS = 3

/** A video in one line: how it is filmed, and its first pictures. */
export function planInWords(plan: VideoPlan, reading: Reading, hook: string): string {
  const shots = shotsOf(plan, reading, hook).slice(plan.shots === 'script' ? 1 : 0)
  const pictures = shots.slice(0, MAX_SHOTS).map(({ shot }) => shot.replace(/\.$/, ''))
  return [plan.title, ...pictures].map((part) => `${part}${/[?!…]$/.test(part) ? '' : '.'}`).join(' ')
}
