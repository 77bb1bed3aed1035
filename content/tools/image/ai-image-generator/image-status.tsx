import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'

const stages = { drawing: 'Drawing. This takes ten seconds to a minute.' }

const formatAmount = (done: number, total: number | undefined) =>
  total === undefined || total === 1 ? '' : `${done} of ${total} done.`

/** How far a run is. */
export function ImageStatus({ flow }: { flow: ServerFlow }) {
  return (
    <RunStatus flow={flow} stages={stages} formatAmount={formatAmount} finishedMessage="Your pictures are ready." />
  )
}
