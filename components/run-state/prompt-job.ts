import { formImageStore } from '@/components/image-input/form-image-store'
import type { Job } from '@/components/run/flow'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import { type FormValues, pickFormValues } from '@/lib/tool/form-values'

/** One request to have something written. */
export type PromptJob = Job & {
  id: string
  /** The tool's type. */
  tool: string
  /** Another seed gives other drafts. */
  seed: number
  /** Started from the keyboard, so the keyboard's focus goes to the results. */
  usedKeyboard: boolean
  /** Absent for a run from the form. */
  refine?: { action: RefineAction; card: Card; words?: string }
  /** Has the same prompt read as another kind, at no cost. */
  rereadToken?: string
}

/**
 * A job with a seed of its own; what is asked may be that of an earlier run, or of one that failed. The picture is the one that stands in
 * the form, whatever went along before: it may have been removed.
 */
export function buildPromptJob({
  values,
  image: _,
  ...parts
}: Pick<PromptJob, 'tool' | 'values' | 'usedKeyboard' | 'refine' | 'rereadToken' | 'isFree' | 'image'>): PromptJob {
  const image = formImageStore.get(parts.tool, values.parameters)
  const seed = Math.floor(Math.random() * 2 ** 31)
  return {
    ...parts,
    id: `${Date.now().toString(36)}-${seed.toString(36)}`,
    seed,
    values: pickFormValues(values),
    ...(image && { image }),
  }
}

/** Has the visitor's own assistant write a text, or one card again; false where the page has said why it cannot. */
export type OpenAssistant = (values: FormValues, refine?: PromptJob['refine']) => boolean
