import { Download } from 'lucide-react'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import type { CheckedName } from './checked-name'
import { NameCard } from './name-card'
import { describeCheckedCount, formatNames, formatNamesCsv, parseNames } from './names'

type RunViewProps = {
  flow: ServerFlow<CheckedName>
  submittedText: string
  shouldShowOtherNetworks: boolean
  onReplaceNames: (names: readonly string[]) => void
}

const stageLabels = { checking: 'Asking TikTok, one name at a time…' }

/** The verdicts as they arrive. Reserves its height to avoid layout shifts. */
export function RunView({ flow, submittedText, shouldShowOtherNetworks, onReplaceNames }: RunViewProps) {
  const { phase, pieces: checkedNames } = flow
  const isWaiting = isBusy(phase)
  const uncheckedNames = parseNames(submittedText)
    .map(({ name }) => name)
    .filter((name) => checkedNames.every((checkedName) => checkedName.name !== name))
  const latestResult = checkedNames.at(-1)
  const countText = describeCheckedCount(checkedNames)
  const options = { elsewhere: shouldShowOtherNetworks }
  return (
    <>
      <RunStatus
        flow={flow}
        stageLabels={stageLabels}
        formatAmount={(checkedCount, totalCount) => `${checkedCount} of ${totalCount}`}
        isAboveResult
        finishedMessage={countText}
      />
      <p role="status" className="sr-only">
        {latestResult && `${latestResult.name}: ${latestResult.verdict}`}
      </p>
      {latestResult && (
        <section aria-labelledby="verdicts" aria-busy={isWaiting}>
          <h3 id="verdicts" className="font-bold text-xl">
            Results
          </h3>
          {!isWaiting && <p className="mt-1 text-muted text-sm">{countText}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={formatNames(checkedNames, options)} label="Copy all" variant="secondary" />
            <Button
              size="small"
              onClick={() => saveTextFile(`${flow.type}.csv`, formatNamesCsv(checkedNames, options))}
            >
              <Download className="size-4" />
              Download .csv
            </Button>
          </div>
          <ul className="mt-4 grid gap-3">
            {checkedNames.map((checkedName) => (
              <NameCard
                key={checkedName.name}
                checkedName={checkedName}
                shouldShowOtherNetworks={shouldShowOtherNetworks}
                onReplaceNames={onReplaceNames}
              />
            ))}
            {uncheckedNames.map((name) => (
              <li
                key={name}
                className="flex flex-wrap justify-between gap-x-4 rounded-xl border border-line border-dashed p-4 text-muted"
              >
                <span>{name}</span>
                <span className="text-sm">{isWaiting ? 'waiting' : 'not checked'}</span>
              </li>
            ))}
          </ul>
          {!isWaiting && uncheckedNames.length > 0 && (
            <Button className="mt-4" onClick={() => onReplaceNames(uncheckedNames)}>
              Put the {uncheckedNames.length === 1 ? 'unchecked name' : `${uncheckedNames.length} unchecked names`} in
              the box
            </Button>
          )}
        </section>
      )}
    </>
  )
}
