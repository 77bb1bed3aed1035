import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import type { JobResult } from '@/components/run/run-job'
import { useFlow } from '@/components/run/use-flow'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import type { Reply, RunContent, RunState } from '@/components/run-state/run-state'
import type { Run } from '@/lib/browser/history'
import { clearLastUse, recordLastUse } from '@/lib/browser/last-use'
import { chunkLoadNotice } from '@/lib/core/errors/page-errors'
import type { Card } from '@/lib/tool/card'
import type { PromptForm } from '@/lib/tool/form'
import { getChangedValues, pickFormValues } from '@/lib/tool/form-values'

type ResultsModule = typeof import('./deferred-results')

const load = (): Promise<ResultsModule> => import('./deferred-results')

/** State of a writing tool's run. `path` is the tool's URL if the tool is used on another page. */
export function usePromptFlow({ type, name, promptLimit, whenEmpty, fields }: PromptForm, path?: string) {
  const [run, setRun] = useState<RunState | null>(null)
  const [restoredRun, setRestoredRun] = useState<Run | null>(null)
  /** The last job whose cards did not come from this site's server. */
  const [receivedJob, setReceivedJob] = useState<PromptJob | null>(null)
  const [autoRestoredRun, setAutoRestoredRun] = useState<RunState | null>(null)
  const flow = useFlow<PromptJob, Card, Reply, ResultsModule>({ type, promptLimit, whenEmpty, load, onEnd })
  const { lazyModule, phase, failure, botCheck } = flow

  function onEnd(jobResult: JobResult<PromptJob, Card, RunContent>, { applyJobResult }: ResultsModule) {
    const endedAt = Date.now()
    setRun((previousRun) => applyJobResult(previousRun, jobResult, endedAt))
    if (jobResult.job.refine || (!jobResult.reply && jobResult.pieces.length === 0)) return
    const jobValues = pickFormValues(jobResult.job.values)
    const parameters = getChangedValues(fields, jobValues.parameters)
    const lastUse = { ...jobValues, tool: type, path: path ?? location.pathname, name, parameters, at: endedAt }
    recordLastUse({ ...lastUse, run: jobResult.job.id })
  }

  const saveToHistory = useEffectEvent((runState: RunState | null) =>
    runState && runState !== autoRestoredRun && lazyModule.status === 'loaded'
      ? lazyModule.module.saveRunToHistory(runState)
      : undefined,
  )
  useEffect(() => saveToHistory(run), [run])

  return {
    ...flow,
    run,
    restoredRun,
    receivedJob,
    hasPassedNewCheck: botCheck.isShown && botCheck.state.status === 'ready',
    retry: (usedKeyboard: boolean) => failure && flow.submit(buildPromptJob({ ...failure.job, usedKeyboard })),
    /** Shows the cards that the visitor's assistant or browser wrote for a job. Throws a `FlowNotice`. */
    async receive(job: PromptJob, reply: RunContent) {
      const resultsModule = await load().catch(() => Promise.reject(chunkLoadNotice))
      flow.cancel()
      if (!job.refine) flow.clear()
      onEnd({ job, pieces: reply.cards, reply }, resultsModule)
      setReceivedJob(job)
    },
    restoredAt: run && run.id === autoRestoredRun?.id ? autoRestoredRun.at : null,
    restoreLast(savedRun: Run) {
      if (run !== null || phase.name !== 'idle') return
      const runState = toRunState(savedRun)
      setAutoRestoredRun(runState)
      setRun(runState)
    },
    dismissRun() {
      clearLastUse(type)
      setRun(null)
    },
    restore(savedRun: Run) {
      flow.preload()
      setRestoredRun(savedRun)
      if (isBusy(phase)) return
      flow.clear()
      setRun(toRunState(savedRun))
    },
    change: (update: (currentRun: RunState) => RunState) => setRun((currentRun) => currentRun && update(currentRun)),
  }
}

const toRunState = (savedRun: Run): RunState => ({ ...savedRun, cards: savedRun.cards.map((card) => ({ card })) })

export type PromptFlow = ReturnType<typeof usePromptFlow>
