import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { CheckedName } from './checked-name'
import { NamesResults } from './names-results'
import { parseNames } from './parse-names'

type Props = {
  flow: ServerFlow<CheckedName>
  /** The text whose names were asked for last. */
  submittedText: string
  elsewhere: boolean
  onReplaceNames: (names: readonly string[]) => void
}

const stages = { checking: 'Asking TikTok, one name at a time…' }

/** How far a run is, and what it has found so far. */
export function RunView({ flow, submittedText, elsewhere, onReplaceNames }: Props) {
  const { phase, pieces: names } = flow
  const uncheckedNames = parseNames(submittedText).filter(({ name }) => names.every((checked) => checked.name !== name))
  const latest = names.at(-1)
  return (
    <>
      <RunStatus
        flow={flow}
        stages={stages}
        formatAmount={(done, total) => `${done} of ${total}`}
        isAboveResult
        finishedMessage={`All done: ${names.length} ${names.length === 1 ? 'name' : 'names'} checked.`}
      />
      <p role="status" className="sr-only">
        {latest && `${latest.name}: ${latest.verdict}`}
      </p>
      {names.length > 0 && (
        <NamesResults
          names={names}
          uncheckedNames={uncheckedNames.map(({ name }) => name)}
          isWaiting={isBusy(phase)}
          elsewhere={elsewhere}
          fileName={`${flow.type}.csv`}
          onReplaceNames={onReplaceNames}
        />
      )}
    </>
  )
}
