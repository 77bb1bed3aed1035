import { formImageStore } from '@/components/image-input/image-stores'
import type { Job } from '@/components/run/flow'
import type { RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import { type FormValues, pickFormValues } from '@/lib/tool/form-values'

export type PromptJob = Job & {
  id: string
  tool: string
  /** A different seed gives different drafts. */
  seed: number
  usedKeyboard: boolean
  refine?: { action: RefineAction; card: Card; words?: string }
  rerunToken?: string
}

/** The image always comes from the current form, because the visitor may have removed the earlier image. */
export function buildPromptJob({
  values,
  image: _,
  ...parts
}: Pick<PromptJob, 'tool' | 'values' | 'usedKeyboard' | 'refine' | 'rerunToken' | 'isFree' | 'image'>): PromptJob {
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

/** Returns false if the assistant cannot open; the page has shown the reason. */
export type OpenAssistant = (values: FormValues, refine?: PromptJob['refine']) => boolean

/** Returns a job that reads a run's prompt as another kind, free for a quick draft, or null without a reading. */
export function createReadingJob(run: RunState | null, kind: string): PromptJob | null {
  if (!run?.reading) return null
  const pickedValues = pickFormValues(run)
  const values = { ...pickedValues, parameters: { ...pickedValues.parameters, readAs: kind } }
  const { again } = run.reading
  const rerun = again === undefined ? {} : { rerunToken: again, isFree: true }
  return buildPromptJob({ tool: run.tool, values, usedKeyboard: false, ...rerun })
}
