import { LookupStatus } from '@/components/run/lookup-status'
import type { LookupFlow } from '@/components/run/use-lookup'

const stages = { drawing: 'Drawing. A picture takes between ten seconds and a minute.' }

const amount = (done: number, total: number | undefined) =>
  total === undefined || total === 1 ? '' : `${done} of ${total} done.`

/** How far a run is. */
export function ImageStatus({ flow }: { flow: LookupFlow }) {
  return <LookupStatus flow={flow} stages={stages} amount={amount} finished="Your pictures are ready." />
}
