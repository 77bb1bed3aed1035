import { RunStatus } from '@/components/run/run-status'
import type { ServerRun } from '@/components/run/use-server-run'

const stages = { drawing: 'Drawing. This takes ten seconds to a minute.' }

const amount = (done: number, total: number | undefined) =>
  total === undefined || total === 1 ? '' : `${done} of ${total} done.`

/** How far a run is. */
export function ImageStatus({ flow }: { flow: ServerRun }) {
  return <RunStatus flow={flow} stages={stages} amount={amount} finished="Your pictures are ready." />
}
