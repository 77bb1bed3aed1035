import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import { Button } from '@/components/ui/button'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { isRecord } from '@/lib/core/is-record'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import type { PromptForm } from '@/lib/tool/form'
import { type FormValues, pickFormValues } from '@/lib/tool/form-values'

/** Which panel is open, and the pasted text. Phones discard a page while its visitor is in the assistant's app. */
const sessionStore = createBrowserStore<{ tool: string; answer: string } | null>({
  key: 'postsmith-assistant',
  parse: (storedValue) =>
    isRecord(storedValue) ? { tool: `${storedValue.tool}`, answer: `${storedValue.answer}` } : null,
  area: 'sessionStorage',
})

export function getStoredAnswer(tool: string): string | null {
  const session = sessionStore.read()
  return session?.tool === tool ? session.answer : null
}

export const storeAnswer = (tool: string, answer: string) => sessionStore.update(() => ({ tool, answer }))

const clearAnswer = () => sessionStore.update(() => null)

const loadPanel = () => import('./assistant-panel')

export function useAssistant({ type, imageInput }: PromptForm, flow: PromptFlow, values: FormValues) {
  const [job, setJob] = useState<PromptJob | null>(null)
  const lazyModule = useLazyModule(loadPanel, job !== null)
  const refinedId = job?.refine?.card.id
  if (refinedId !== undefined && !flow.run?.cards.some(({ card }) => card.id === refinedId)) setJob(null)

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
    if (refine) clearAnswer()
    else if (getStoredAnswer(type) === null) storeAnswer(type, '')
    return true
  }

  // If the quick draft cannot refine a text, the panel opens with the failed job.
  const { failure } = flow
  const openFailedJob = useEffectEvent((failedJob: PromptJob) => open(failedJob.values, failedJob.refine))
  useEffect(() => {
    if (failure?.notice.code === 'needs_model') openFailedJob(failure.job)
  }, [failure])

  const restore = useEffectEvent(() => {
    if (values.prompt !== '' && getStoredAnswer(type) !== null) open(values)
  })
  useEffect(() => {
    // The form's text is restored before the timer ends.
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])

  return {
    job,
    lazyModule,
    isOutdated: job !== null && !job.refine && !isSameInput(job.values, values),
    open,
    close() {
      clearAnswer()
      setJob(null)
    },
  }
}

const isSameInput = (one: FormValues, other: FormValues) =>
  JSON.stringify(pickFormValues(one)) === JSON.stringify(pickFormValues(other))

type Props = { assistant: ReturnType<typeof useAssistant>; form: PromptForm; flow: PromptFlow; values: FormValues }

export function AssistantArea({ assistant: { job, lazyModule, isOutdated, open, close }, form, flow, values }: Props) {
  if (!job || lazyModule.status === 'waiting') return null
  if (lazyModule.status === 'failed') {
    return (
      <p role="alert" className="mt-4 text-danger text-sm">
        {buildNotOpenedMessage()}
      </p>
    )
  }
  return (
    <lazyModule.module.AssistantPanel
      form={form}
      job={job}
      isOutdated={isOutdated}
      onUpdate={() => open(values)}
      onReply={flow.receive}
      onClose={close}
    />
  )
}

type AssistantButtonProps = { form: PromptForm; isPrimary?: boolean; onClick: () => void }

export function AssistantButton({ form, isPrimary = false, onClick }: AssistantButtonProps) {
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} size="large" onClick={onClick}>
        {(form.engineWords ?? defaultEngineWords).button}
      </Button>
      <p className="text-muted text-sm">Get a prompt for ChatGPT, Claude or Gemini, then paste the answer.</p>
    </>
  )
}
