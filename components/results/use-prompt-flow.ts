import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import type { JobResult } from '@/components/run/run-job'
import { useFlow } from '@/components/run/use-flow'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply, RunState } from '@/components/run-state/run-state'
import type { Run } from '@/lib/browser/history'
import { clearLastUse, recordLastUse } from '@/lib/browser/last-used'
import type { Card } from '@/lib/tool/card'
import type { PromptForm } from '@/lib/tool/form'
import { changedValues, pickFormValues } from '@/lib/tool/form-values'

type ResultsModule = typeof import('./deferred-results')

const load = (): Promise<ResultsModule> => import('./deferred-results')

/**
 * The flow of a tool that writes, and the run whose results stand on the page: kept in history, changed, taken back. `path` is the
 * tool's where it works on another page.
 */
export function usePromptFlow({ type, name, promptLimit, whenEmpty, fields }: PromptForm, path?: string) {
  const [run, setRun] = useState<RunState | null>(null)
  const [restored, setRestored] = useState<Run | null>(null)
  /** The run as it came back with the page, until anything is done with it. */
  const [broughtBack, setBroughtBack] = useState<RunState | null>(null)
  const flow = useFlow({ type, promptLimit, whenEmpty, load, onEnd })
  const { lazyModule, phase } = flow

  function onEnd(end: JobResult<PromptJob, Card, Reply>, { applyJobResult }: ResultsModule) {
    const at = Date.now()
    setRun((before) => applyJobResult(before, end, at))
    if (end.job.refine || (!end.reply && end.pieces.length === 0)) return
    const asked = pickFormValues(end.job.values)
    const parameters = changedValues(fields, asked.parameters)
    const use = { ...asked, tool: type, path: path ?? location.pathname, name, parameters, at }
    recordLastUse({ ...use, run: end.job.id })
  }

  const remember = useEffectEvent((shown: RunState | null) =>
    shown && shown !== broughtBack && lazyModule.status === 'loaded'
      ? lazyModule.module.saveRunToHistory(shown)
      : undefined,
  )
  useEffect(() => remember(run), [run])

  return {
    ...flow,
    run,
    restored,
    /** When the run on the page was made, where it was kept from an earlier visit. */
    restoredAt: run && run.id === broughtBack?.id ? broughtBack.at : null,
    restoreLast(kept: Run) {
      if (run !== null || phase.name !== 'idle') return
      const shown = toRunState(kept)
      setBroughtBack(shown)
      setRun(shown)
    },
    /** Takes the run from the page; history has it still. */
    dismissRun() {
      clearLastUse(type)
      setRun(null)
    },
    restore(kept: Run) {
      flow.preload()
      setRestored(kept)
      if (isBusy(phase)) return
      flow.clear()
      setRun(toRunState(kept))
    },
    change: (next: (shown: RunState) => RunState) => setRun((shown) => shown && next(shown)),
  }
}

const toRunState = (kept: Run): RunState => ({ ...kept, cards: kept.cards.map((card) => ({ card })) })

export type PromptFlow = ReturnType<typeof usePromptFlow>
