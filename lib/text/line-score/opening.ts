import { type Rejection, rejectionOf } from '@/lib/core/strings/reject'
import type { Check, Line } from './score-line'

const most = 5

const reasons: Record<Rejection, string> = {
  opener: 'Opens with a cliché.',
  cliche: 'Sounds like AI wrote it.',
  blank: 'There is still a blank to fill.',
  bait: 'Begs for engagement. TikTok’s feed standards hold that against a post.',
}

/** Not one of the worn-out phrases that the tools themselves throw away. */
export function opening({ text }: Line): Check {
  const rejection = rejectionOf(text)
  if (rejection) return { name: 'Opening', points: 0, most, reason: reasons[rejection] }
  return { name: 'Opening', points: most, most, reason: 'Not a cliché.' }
}
