import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useFlow } from '@/components/run/use-flow'
import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import type { ToolForm } from '@/lib/tool/form'
import { asRun, type Change, nextPromptState, nothingYet, type ShownRun } from './shown-run'

const load = () => import('./after-typing')

/** The flow of a tool that writes, with its results: kept in history, changed, taken back. */
export function usePromptRun({ type, promptLimit }: ToolForm) {
  const [{ flow: now, run }, dispatch] = useReducer(nextPromptState, nothingYet)
  const flow = useFlow([now, dispatch], { type, promptLimit, load })
  const [restored, setRestored] = useState<Run | null>(null)
  const { parts } = flow

  const remember = useEffectEvent((shown: ShownRun | null) => {
    if (shown && parts.status === 'loaded') parts.module.history.add(asRun(shown))
  })
  useEffect(() => remember(run), [run])

  return {
    ...flow,
    run,
    restored,
    restore(kept: Run) {
      flow.prepare()
      setRestored(kept)
      dispatch({ type: 'restored', run: kept })
    },
    change: (id: string, card: Card, by: Change) => dispatch({ type: 'changed', id, card, by }),
    undo: (id: string) => dispatch({ type: 'undone', id }),
  }
}

export type PromptRun = ReturnType<typeof usePromptRun>
