import { blank } from '@/lib/core/strings/blanks'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { detailsOf } from './details'

type Said = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/** What the visitor has said: the prompt and what they added as details. */
export function saidBy({ prompt, parameters }: Said): string {
  return [prompt, ...Object.values(detailsOf(parameters))].join('\n')
}

/**
 * Whether a text must not be shown: it is worn out or begs, or has a figure that nobody gave. What the visitor says themselves
 * may stand, and so may anything within a blank.
 */
export function isUnfit(text: string, said: string, figures?: Parameters<typeof inventsNumber>[2]): boolean {
  const rejection = rejectionOf(text)
  if (rejection !== null && rejection !== rejectionOf(said.replace(/(?<=[.!?:]) /g, '\n'))) return true
  return inventsNumber(text.replace(blank, ''), said, figures)
}
