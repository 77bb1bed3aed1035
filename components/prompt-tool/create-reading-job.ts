import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import type { RunState } from '@/components/run-state/run-state'
import { pickFormValues } from '@/lib/tool/form-values'

/** Returns a job that reads a run's prompt as another kind, at no cost. Null if the run has no reading. */
export function createReadingJob(run: RunState | null, kind: string): PromptJob | null {
  if (!run?.reading) return null
  const pickedValues = pickFormValues(run)
  const values = { ...pickedValues, parameters: { ...pickedValues.parameters, readAs: kind } }
  const { again } = run.reading
  return buildPromptJob({ tool: run.tool, values, usedKeyboard: false, rereadToken: again, isFree: true })
}
