import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerRun } from '@/components/run/use-server-run'
import type { CheckedName } from './checked-name'
import { NamesResults } from './names-results'
import { readNames } from './read-names'

type Props = {
  flow: ServerRun<CheckedName>
  /** The text whose names were asked for last. */
  asked: string
  elsewhere: boolean
  onPut: (names: readonly string[]) => void
}

const stages = { checking: 'Asking TikTok, one name at a time…' }

/** How far a run is, and what it has found so far. */
export function RunView({ flow, asked, elsewhere, onPut }: Props) {
  const { phase, pieces: names } = flow
  const missing = readNames(asked).filter(({ name }) => names.every((checked) => checked.name !== name))
  const latest = names.at(-1)
  return (
    <>
      <RunStatus
        flow={flow}
        stages={stages}
        amount={(done, total) => `${done} of ${total}`}
        isAboveResult
        finished={`All done: ${names.length} ${names.length === 1 ? 'name' : 'names'} checked.`}
      />
      <p role="status" className="sr-only">
        {latest && `${latest.name}: ${latest.verdict}`}
      </p>
      {names.length > 0 && (
        <NamesResults
          names={names}
          missing={missing.map(({ name }) => name)}
          waiting={isBusy(phase)}
          elsewhere={elsewhere}
          fileName={`${flow.type}.csv`}
          onPut={onPut}
        />
      )}
    </>
  )
}
