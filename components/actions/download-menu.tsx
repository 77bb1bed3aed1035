import { Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { asRun, type ShownRun } from '@/components/run-state/shown-run'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { fileName, toJson } from '@/lib/browser/export/export'
import { toCsv } from '@/lib/browser/export/to-csv'
import { toText } from '@/lib/browser/export/to-text'

const formats = [
  { extension: 'txt', says: 'Text', type: 'text/plain', text: (run: ShownRun) => toText(asRun(run)) },
  { extension: 'csv', says: 'Table', type: 'text/csv', text: (run: ShownRun) => toCsv(asRun(run)) },
  { extension: 'json', says: 'Data', type: 'application/json', text: (run: ShownRun) => toJson(asRun(run)) },
] as const

/** Saves all results as a file of the visitor's choice. */
export function DownloadMenu({ run }: { run: ShownRun }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <Button size="small" popoverTarget={id}>
        <Download className="size-4 max-sm:hidden" />
        Download
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="rounded-lg border border-line bg-surface p-1 text-ink shadow-lg [position-area:bottom_span-right] [position-try-fallbacks:flip-block,flip-inline] supports-[position-area:bottom]:m-0"
      >
        {formats.map(({ extension, says, type, text }) => (
          <Button
            key={extension}
            look="quiet"
            className="flex! w-44 justify-between!"
            aria-label={`Download .${extension}`}
            onClick={() => {
              saveFile(fileName(run, extension), text(run), type)
              menu.current?.hidePopover()
            }}
          >
            {says} <span className="font-normal">.{extension}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
