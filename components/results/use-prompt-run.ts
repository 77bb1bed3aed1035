import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import type { End } from '@/components/run/run-job'
import { useFlow } from '@/components/run/use-flow'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply, ShownRun } from '@/components/run-state/shown-run'
import type { Run } from '@/lib/browser/history'
import { forgetUse, noteUse } from '@/lib/browser/last-used'
import type { Card } from '@/lib/tool/card'
import type { ToolForm } from '@/lib/tool/form'
import { askedIn, changedValues } from '@/lib/tool/form-values'

type Parts = typeof import('./after-typing')

const load = (): Promise<Parts> => import('./after-typing')

/**
 * The flow of a tool that writes, and the run whose results stand on the page: kept in history, changed, taken back. `path` is the
 * tool's where it works on another page.
 */
export function usePromptRun({ type, name, promptLimit, whenEmpty, fields }: ToolForm, path?: string) {
  const [run, setRun] = useState<ShownRun | null>(null)
  const [restored, setRestored] = useState<Run | null>(null)
  /** The run as it came back with the page, until anything is done with it. */
  const [broughtBack, setBroughtBack] = useState<ShownRun | null>(null)
  const flow = useFlow({ type, promptLimit, whenEmpty, load, onEnd })
  const { parts, phase } = flow

  function onEnd(end: End<PromptJob, Card, Reply>, { runAfter }: Parts) {
    const at = Date.now()
    setRun((before) => runAfter(before, end, at))
    if (end.job.refine || (!end.reply && end.pieces.length === 0)) return
    const asked = askedIn(end.job.values)
    const parameters = changedValues(fields, asked.parameters)
    const use = { ...asked, tool: type, path: path ?? location.pathname, name, parameters, at }
    noteUse({ ...use, run: end.job.id })
  }

  const remember = useEffectEvent((shown: ShownRun | null) =>
    shown && shown !== broughtBack && parts.status === 'loaded' ? parts.module.keepRun(shown) : undefined,
  )
  useEffect(() => remember(run), [run])

  return {
    ...flow,
    run,
    restored,
    /** When the run on the page was made, where it was kept from an earlier visit. */
    keptSince: run && run.id === broughtBack?.id ? broughtBack.at : null,
    bringBack(kept: Run) {
      if (run !== null || phase.name !== 'idle') return
      const shown = asShown(kept)
      setBroughtBack(shown)
      setRun(shown)
    },
    /** Takes the run from the page; history has it still. */
    putAway() {
      forgetUse(type)
      setRun(null)
    },
    restore(kept: Run) {
      flow.prepare()
      setRestored(kept)
      if (isBusy(phase)) return
      flow.clear()
      setRun(asShown(kept))
    },
    change: (next: (shown: ShownRun) => ShownRun) => setRun((shown) => shown && next(shown)),
  }
}

const asShown = (kept: Run): ShownRun => ({ ...kept, cards: kept.cards.map((card) => ({ card })) })

export type PromptRun = ReturnType<typeof usePromptRun>
