import { Download, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { fileName, toJson } from '@/lib/export/export'
import { toCsv } from '@/lib/export/to-csv'
import { toText } from '@/lib/export/to-text'
import { CopyButton } from './copy-button'
import { asRun, type ShownRun } from './shown-run'

type Props = { run: ShownRun; busy: boolean; onAgain: (byKeyboard: boolean) => void }

/** What can be done with all results at once. */
export function RunToolbar({ run, busy, onAgain }: Props) {
  const kept = asRun(run)
  const files = [
    { extension: 'txt', type: 'text/plain', text: () => toText(kept) },
    { extension: 'csv', type: 'text/csv', text: () => toCsv(kept) },
    { extension: 'json', type: 'application/json', text: () => toJson(kept) },
  ] as const
  return (
    <div className="mt-3 flex min-h-20 flex-wrap content-start gap-2 sm:min-h-9">
      <Button size="small" aria-disabled={busy} onClick={(event) => onAgain(event.detail === 0)}>
        <RefreshCw className="size-4" />
        Generate again
      </Button>
      <CopyButton text={toText(kept)} label="Copy all" look="secondary" />
      {files.map(({ extension, type, text }) => (
        <Button
          key={extension}
          size="small"
          aria-label={`Download .${extension}`}
          onClick={() => saveFile(fileName(run, extension), text(), type)}
        >
          <Download className="size-4" />.{extension}
        </Button>
      ))}
    </div>
  )
}
