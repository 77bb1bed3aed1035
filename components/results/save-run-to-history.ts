import { type RunState, toRun } from '@/components/run-state/run-state'
import { runHistory } from '@/lib/browser/history'

/** Keeps a run in history at once; while something is typed into a blank, as the focus or the visitor leaves. Gives what ends the wait. */
export function saveRunToHistory(run: RunState): (() => void) | undefined {
  const keep = () => runHistory.add(toRun(run))
  if (run.cards.every(({ fillDraft }) => fillDraft === undefined)) {
    keep()
    return
  }
  const leaving = ['focusout', 'pagehide'] as const
  for (const event of leaving) addEventListener(event, keep)
  return () => {
    for (const event of leaving) removeEventListener(event, keep)
  }
}
