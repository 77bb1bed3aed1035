import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { CheckedName } from './checked-name'
import { NamesResults } from './names-results'
import { parseNames } from './parse-names'

type Props = {
  flow: ServerFlow<CheckedName>
  submittedText: string
  shouldShowOtherNetworks: boolean
  onReplaceNames: (names: readonly string[]) => void
}

const stageLabels = { checking: 'Asking TikTok, one name at a time…' }

export function RunView({ flow, submittedText, shouldShowOtherNetworks, onReplaceNames }: Props) {
  const { phase, pieces: checkedNames } = flow
  const uncheckedNames = parseNames(submittedText).filter(({ name }) =>
    checkedNames.every((checkedName) => checkedName.name !== name),
  )
  const latestResult = checkedNames.at(-1)
  return (
    <>
      <RunStatus
        flow={flow}
        stageLabels={stageLabels}
        formatAmount={(checkedCount, totalCount) => `${checkedCount} of ${totalCount}`}
        isAboveResult
        finishedMessage={`All done: ${checkedNames.length} ${checkedNames.length === 1 ? 'name' : 'names'} checked.`}
      />
      <p role="status" className="sr-only">
        {latestResult && `${latestResult.name}: ${latestResult.verdict}`}
      </p>
      {checkedNames.length > 0 && (
        <NamesResults
          checkedNames={checkedNames}
          uncheckedNames={uncheckedNames.map(({ name }) => name)}
          isWaiting={isBusy(phase)}
          shouldShowOtherNetworks={shouldShowOtherNetworks}
          fileName={`${flow.type}.csv`}
          onReplaceNames={onReplaceNames}
        />
      )}
    </>
  )
}
