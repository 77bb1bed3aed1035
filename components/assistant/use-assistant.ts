import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import { assistantSession } from '@/lib/browser/assistant-session'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

const loadPanel = () => import('./assistant-panel')

/** The job that the visitor's own assistant is to do, and its panel once that is open. */
export function useAssistant({ type, imageInput }: PromptForm, flow: PromptFlow, values: FormValues) {
  const [job, setJob] = useState<PromptJob | null>(null)
  const lazyModule = useLazyModule(loadPanel, job !== null)

  /** Opens the panel for a text of the form or a card; refuses a prompt that is empty or too long, as Generate does. */
  function open(jobValues: FormValues, refine?: PromptJob['refine']): boolean {
    const newJob = buildPromptJob({
      tool: type,
      values: jobValues,
      usedKeyboard: false,
      isFree: true,
      ...(refine && { refine }),
    })
    if (imageInput === 'enough' && !newJob.image) newJob.image = { allowsEmptyPrompt: true }
    if (flow.refuse(newJob)) return false
    flow.preload()
    setJob(newJob)
    if (refine) assistantSession.clear()
    else if (assistantSession.getAnswer(type) === null) assistantSession.setAnswer(type, '')
    return true
  }

  // A quick draft had nothing to add to this text.
  const { failure } = flow
  const openFailedJob = useEffectEvent((failedJob: PromptJob) => open(failedJob.values, failedJob.refine))
  useEffect(() => {
    if (failure?.notice.code === 'needs_model') openFailedJob(failure.job)
  }, [failure])

  // A page that was discarded while its visitor was in the assistant's app opens where it was left.
  const hasText = values.prompt !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has its text back.
  useEffect(() => {
    if (hasText && job === null && assistantSession.getAnswer(type) !== null) open(values)
  }, [hasText])

  return {
    job,
    Panel: lazyModule.status === 'loaded' ? lazyModule.module.AssistantPanel : null,
    isOutdated: job !== null && !job.refine && !isSameRequest(job.values, values),
    open,
    close() {
      assistantSession.clear()
      setJob(null)
    },
  }
}

const isSameRequest = (one: FormValues, other: FormValues) =>
  one.prompt === other.prompt && JSON.stringify(one.parameters) === JSON.stringify(other.parameters)

export type Assistant = ReturnType<typeof useAssistant>
