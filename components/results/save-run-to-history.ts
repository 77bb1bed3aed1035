import { type RunState, toRun } from '@/components/run-state/run-state'
import { runHistory } from '@/lib/browser/history'

/** Keeps a run in history at once; while something is typed into a blank, as the focus or the visitor leaves. Gives what ends the wait. */
export function saveRunToHistory(run: RunState): (() => void) | undefined {
  const save = () => runHistory.add(toRun(run))
  if (run.cards.every(({ fillDraft }) => fillDraft === undefined)) {
    save()
    return
  }
  const leaveEvents = ['focusout', 'pagehide'] as const
  for (const event of leaveEvents) addEventListener(event, save)
  return () => {
    for (const event of leaveEvents) removeEventListener(event, save)
  }
}
