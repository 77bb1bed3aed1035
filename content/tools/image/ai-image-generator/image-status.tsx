import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'

const stageLabels = { drawing: 'Drawing. This takes ten seconds to a minute.' }

const formatAmount = (finishedCount: number, totalCount: number | undefined) =>
  totalCount === undefined || totalCount === 1 ? '' : `${finishedCount} of ${totalCount} done.`

export function ImageStatus({ flow }: { flow: ServerFlow }) {
  return (
    <RunStatus
      flow={flow}
      stageLabels={stageLabels}
      formatAmount={formatAmount}
      finishedMessage="Your pictures are ready."
    />
  )
}
