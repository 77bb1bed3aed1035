import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveFile } from '@/components/ui/save-file'
import type { CheckedName } from './checked-name'
import { NameCard } from './name-card'
import { VerdictKey } from './verdict-key'
import { namesCsv, namesText } from './written'

type Props = {
  names: readonly CheckedName[]
  /** Asked for, and without a verdict so far. */
  missing: readonly string[]
  /** Whether those may still get one. */
  waiting: boolean
  elsewhere: boolean
  fileName: string
  onPut: (names: readonly string[]) => void
}

/** The verdicts as they come in. It reserves its height, so that nothing below jumps. */
export function NamesResults({ names, missing, waiting, elsewhere, fileName, onPut }: Props) {
  return (
    <section aria-labelledby="verdicts" aria-busy={waiting}>
      <h3 id="verdicts" className="font-bold text-xl">
        Results
      </h3>
      <div className="mt-3 flex min-h-9 flex-wrap gap-2">
        {names.length > 0 && (
          <>
            <CopyButton text={namesText(names, { elsewhere })} label="Copy all" look="secondary" />
            <Button
              size="small"
              onClick={() => saveFile(fileName, namesCsv(names, { elsewhere }), 'text/csv')}
            >
              <Download className="size-4" />
              Download .csv
            </Button>
          </>
        )}
      </div>
      <ul className="mt-4 grid gap-3">
        {names.map((checked) => (
          <NameCard key={checked.name} checked={checked} elsewhere={elsewhere} onPut={onPut} />
        ))}
        {missing.map((name) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-4 rounded-xl border border-line border-dashed p-4 text-muted"
          >
            <span>{name}</span>
            <span className="text-sm">{waiting ? 'waiting' : 'not checked'}</span>
          </li>
        ))}
      </ul>
      {!waiting && missing.length > 0 && (
        <Button className="mt-4" onClick={() => onPut(missing)}>
          Put the {missing.length === 1 ? 'name' : `${missing.length} names`} not checked into the box
        </Button>
      )}
      <VerdictKey />
    </section>
  )
}
