import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import type { End } from '@/components/run/run-job'
import { useFlow } from '@/components/run/use-flow'
import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import type { ToolForm } from '@/lib/tool/form'
import type { PromptJob } from './prompt-job'
import type { Reply, ShownRun } from './shown-run'

type Parts = typeof import('./after-typing')

const load = (): Promise<Parts> => import('./after-typing')

/** The flow of a tool that writes, and the run whose results stand on the page: kept in history, changed, taken back. */
export function usePromptRun({ type, promptLimit }: ToolForm) {
  const [run, setRun] = useState<ShownRun | null>(null)
  const [restored, setRestored] = useState<Run | null>(null)
  const flow = useFlow({ type, promptLimit, load, onEnd })
  const { parts, phase } = flow

  function onEnd(end: End<PromptJob, Card, Reply>, { runAfter }: Parts) {
    const at = Date.now()
    setRun((before) => runAfter(before, end, at))
  }

  const remember = useEffectEvent((shown: ShownRun | null) => {
    if (shown && parts.status === 'loaded') parts.module.history.add(parts.module.asRun(shown))
  })
  useEffect(() => remember(run), [run])

  return {
    ...flow,
    run,
    restored,
    restore(kept: Run) {
      flow.prepare()
      setRestored(kept)
      if (isBusy(phase)) return
      flow.clear()
      setRun({ ...kept, cards: kept.cards.map((card) => ({ card })) })
    },
    change: (next: (shown: ShownRun) => ShownRun) => setRun((shown) => shown && next(shown)),
  }
}

export type PromptRun = ReturnType<typeof usePromptRun>
