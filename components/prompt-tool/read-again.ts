import { newJob, type PromptJob } from '@/components/run-state/prompt-job'
import type { ShownRun } from '@/components/run-state/shown-run'
import { askedIn } from '@/lib/tool/form-values'

/** The job that has a run's prompt read as another kind, at no cost; null where how it was read is not known. */
export function readAgain(run: ShownRun | null, kind: string): PromptJob | null {
  if (!run?.reading) return null
  const asked = askedIn(run)
  const values = { ...asked, parameters: { ...asked.parameters, readAs: kind } }
  const { again } = run.reading
  return newJob({ tool: run.tool, values, byKeyboard: false, again, isFree: true })
}
