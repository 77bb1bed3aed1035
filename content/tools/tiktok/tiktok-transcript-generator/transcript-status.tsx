import { RunStatus } from '@/components/run/run-status'
import type { ServerRun } from '@/components/run/use-server-run'
import { bytesDone } from '@/lib/core/format/size'

const stages = {
  resolving: 'Looking up the link…',
  captions: 'Fetching the captions…',
  fetching: 'No captions here. Fetching the sound…',
  transcribing: 'Listening. This can take a minute…',
}

/** How far a run is; `working` is what the page itself does before the server has said anything. */
export function TranscriptStatus({ flow, working }: { flow: ServerRun; working: string }) {
  return (
    <RunStatus
      flow={flow}
      stages={{ ...stages, '': working || stages.resolving }}
      amount={bytesDone}
      isAboveResult
      finished="The transcript is ready."
    />
  )
}
