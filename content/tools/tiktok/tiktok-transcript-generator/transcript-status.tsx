import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { formatTransferProgress } from '@/lib/core/format/format-bytes'

const stageLabels = {
  resolving: 'Looking up the link…',
  captions: 'Fetching the captions…',
  fetching: 'No captions here. Fetching the sound…',
  transcribing: 'Listening. This can take a minute…',
}

export function TranscriptStatus({ flow, localStatus }: { flow: ServerFlow; localStatus: string }) {
  return (
    <RunStatus
      flow={flow}
      stageLabels={{ ...stageLabels, '': localStatus || stageLabels.resolving }}
      formatAmount={formatTransferProgress}
      isAboveResult
      finishedMessage="The transcript is ready."
    />
  )
}
