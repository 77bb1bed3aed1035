import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import type { CheckedName } from './checked-name'
import { formatNames, formatNamesCsv } from './format-names'
import { NameCard } from './name-card'
import { VerdictLegend } from './verdict-legend'

type Props = {
  checkedNames: readonly CheckedName[]
  /** Asked for, and without a verdict so far. */
  uncheckedNames: readonly string[]
  /** Whether those may still get one. */
  isWaiting: boolean
  shouldShowOtherNetworks: boolean
  fileName: string
  onReplaceNames: (names: readonly string[]) => void
}

/** The verdicts as they come in. It reserves its height, so that nothing below jumps. */
export function NamesResults({
  checkedNames,
  uncheckedNames,
  isWaiting,
  shouldShowOtherNetworks,
  fileName,
  onReplaceNames,
}: Props) {
  return (
    <section aria-labelledby="verdicts" aria-busy={isWaiting}>
      <h3 id="verdicts" className="font-bold text-xl">
        Results
      </h3>
      <div className="mt-3 flex min-h-9 flex-wrap gap-2">
        {checkedNames.length > 0 && (
          <>
            <CopyButton
              text={formatNames(checkedNames, { elsewhere: shouldShowOtherNetworks })}
              label="Copy all"
              variant="secondary"
            />
            <Button
              size="small"
              onClick={() =>
                saveTextFile(fileName, formatNamesCsv(checkedNames, { elsewhere: shouldShowOtherNetworks }), 'text/csv')
              }
            >
              <Download className="size-4" />
              Download .csv
            </Button>
          </>
        )}
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
          Put the {uncheckedNames.length === 1 ? 'name' : `${uncheckedNames.length} names`} not checked into the box
        </Button>
      )}
      <VerdictLegend />
    </section>
  )
}
