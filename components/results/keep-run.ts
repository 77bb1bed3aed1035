import { asRun, type ShownRun } from '@/components/run-state/shown-run'
import { history } from '@/lib/browser/history'

/** Keeps a run in history at once; while something is typed into a blank, as the focus or the visitor leaves. Gives what ends the wait. */
export function keepRun(run: ShownRun): (() => void) | undefined {
  const keep = () => history.add(asRun(run))
  if (run.cards.every(({ typing }) => typing === undefined)) {
    keep()
    return
  }
  const leaving = ['focusout', 'pagehide'] as const
  for (const event of leaving) addEventListener(event, keep)
  return () => {
    for (const event of leaving) removeEventListener(event, keep)
  }
}
