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
  showOtherNetworks: boolean
  onReplaceNames: (names: readonly string[]) => void
}

const stages = { checking: 'Asking TikTok, one name at a time…' }

/** How far a run is, and what it has found so far. */
export function RunView({ flow, submittedText, showOtherNetworks, onReplaceNames }: Props) {
  const { phase, pieces: names } = flow
  const uncheckedNames = parseNames(submittedText).filter(({ name }) =>
    names.every((checkedName) => checkedName.name !== name),
  )
  const latestResult = names.at(-1)
  return (
    <>
      <RunStatus
        flow={flow}
        stageLabels={stages}
        formatAmount={(checkedCount, totalCount) => `${checkedCount} of ${totalCount}`}
        isAboveResult
        finishedMessage={`All done: ${names.length} ${names.length === 1 ? 'name' : 'names'} checked.`}
      />
      <p role="status" className="sr-only">
        {latestResult && `${latestResult.name}: ${latestResult.verdict}`}
      </p>
      {names.length > 0 && (
        <NamesResults
          names={names}
          uncheckedNames={uncheckedNames.map(({ name }) => name)}
          isWaiting={isBusy(phase)}
          elsewhere={showOtherNetworks}
          fileName={`${flow.type}.csv`}
          onReplaceNames={onReplaceNames}
        />
      )}
    </>
  )
}
