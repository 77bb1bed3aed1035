import { type Rejection, rejectionOf } from '@/lib/fit/reject'
import type { Check, Line } from './score-line'

const most = 5

const reasons: Record<Rejection, string> = {
  opener: 'Opens with a phrase that everybody has heard too often.',
  cliche: 'Holds a turn that marks machine-written text.',
  blank: 'A blank is left in that nobody has filled.',
  bait: 'Begs for engagement, which TikTok’s feed standards hold against a post.',
}

/** Not one of the worn-out phrases that the tools themselves throw away. */
export function opening({ text }: Line): Check {
  const rejection = rejectionOf(text)
  if (rejection) return { name: 'Opening', points: 0, most, reason: reasons[rejection] }
  return { name: 'Opening', points: most, most, reason: 'Not one of the worn-out openers.' }
}
