import type { Job } from '@/components/run/flow'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'

/** One request to have something written. */
export type PromptJob = Job & {
  id: string
  /** The tool's type. */
  tool: string
  /** Another seed gives other drafts. */
  seed: number
  /** Started from the keyboard, so the keyboard's focus goes to the results. */
  byKeyboard: boolean
  /** Absent for a run from the form. */
  refine?: { action: RefineAction; card: Card; words?: string }
  /** Has the same prompt read as another kind, at no cost. */
  again?: string
}

/** A job with a seed of its own. */
export function newJob({
  values,
  ...parts
}: Pick<PromptJob, 'tool' | 'values' | 'byKeyboard' | 'refine' | 'again' | 'isFree'>): PromptJob {
  // What is given may be a whole run, of which only this is asked again.
  const { prompt, parameters, carried } = values
  const seed = Math.floor(Math.random() * 2 ** 31)
  return {
    id: `${Date.now().toString(36)}-${seed.toString(36)}`,
    seed,
    values: { prompt, parameters, ...(carried && { carried }) },
    ...parts,
  }
}
