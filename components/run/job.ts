import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

/** One request to the server, from the click to its end. */
export type Job = {
  id: string
  values: FormValues
  /** Another seed gives other drafts. */
  seed: number
  /** Started from the keyboard, so the keyboard's focus goes to the results. */
  byKeyboard: boolean
  /** Absent for a run from the form. */
  refine?: { action: RefineAction; card: Card; words?: string }
}

/** A job with a seed of its own. */
export function newJob(parts: Pick<Job, 'values' | 'byKeyboard' | 'refine'>): Job {
  const seed = Math.floor(Math.random() * 2 ** 31)
  return { id: `${Date.now().toString(36)}-${seed.toString(36)}`, seed, ...parts }
}
