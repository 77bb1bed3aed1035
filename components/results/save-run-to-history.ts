import { type RunState, toRun } from '@/components/run-state/run-state'
import { runHistory } from '@/lib/browser/history'

/** Waits for focus loss or page hide while a blank is being filled in. Returns a function that stops waiting. */
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
