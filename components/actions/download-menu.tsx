import { Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { type RunState, toRun } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { runToCsv } from '@/lib/browser/export/run-to-csv'
import { getExportFileName, runToJson } from '@/lib/browser/export/run-to-json'
import { runToText } from '@/lib/browser/export/run-to-text'

const formats = [
  { extension: 'txt', says: 'Text', type: 'text/plain', text: (run: RunState) => runToText(toRun(run)) },
  { extension: 'csv', says: 'Table', type: 'text/csv', text: (run: RunState) => runToCsv(toRun(run)) },
  {
    extension: 'json',
    says: 'Data',
    type: 'application/json',
    text: (run: RunState) => runToJson(toRun(run)),
  },
] as const

/** Saves all results as a file of the visitor's choice. */
export function DownloadMenu({ run }: { run: RunState }) {
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
            variant="quiet"
            className="flex! w-44 justify-between!"
            aria-label={`Download .${extension}`}
            onClick={() => {
              saveTextFile(getExportFileName(run, extension), text(run), type)
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
