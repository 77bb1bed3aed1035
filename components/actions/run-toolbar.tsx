import { Download, RefreshCw } from 'lucide-react'
import { useId, useRef } from 'react'
import { oneUseLabel } from '@/components/run-state/refinements'
import { type RunState, toRun } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { getExportFileName } from '@/lib/browser/export/export-file-name'
import { runToCsv } from '@/lib/browser/export/run-to-csv'
import { runToText } from '@/lib/browser/export/run-to-text'
import type { PromptForm } from '@/lib/tool/form'
import { MakerLinks } from './result-links'

type CopyAllButtonProps = { run: RunState; variant?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

export function CopyAllButton({ run, variant = 'secondary', size = 'small' }: CopyAllButtonProps) {
  if (run.cards.some(({ card }) => card.review && !card.edited)) return null
  return <CopyButton text={runToText(toRun(run))} label="Copy all" variant={variant} size={size} />
}

type AgainButtonProps = { size: 'small' | 'medium'; isBusy: boolean; onRerun: (usedKeyboard: boolean) => void }

export function AgainButton({ size, isBusy, onRerun }: AgainButtonProps) {
  return (
    <Button size={size} aria-disabled={isBusy} onClick={(event) => onRerun(event.detail === 0)}>
      <RefreshCw className="size-4 max-sm:hidden" />
      <span>
        Again<span className="font-normal">{oneUseLabel}</span>
      </span>
    </Button>
  )
}

const formats = [
  { extension: 'txt', label: 'Text', buildText: runToText },
  { extension: 'csv', label: 'Spreadsheet', buildText: runToCsv },
] as const

function DownloadMenu({ run }: { run: RunState }) {
  const id = useId()
  const menuRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <Button size="small" popoverTarget={id}>
        <Download className="size-4 max-sm:hidden" />
        Download
      </Button>
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        className="rounded-lg border border-line bg-surface p-1 text-ink shadow-lg [position-area:bottom_span-right] [position-try-fallbacks:flip-block,flip-inline] supports-[position-area:bottom]:m-0"
      >
        {formats.map(({ extension, label, buildText }) => (
          <Button
            key={extension}
            variant="quiet"
            className="flex! w-44 justify-between!"
            aria-label={`Download .${extension}`}
            onClick={() => {
              saveTextFile(getExportFileName(run, extension), buildText(toRun(run)))
              menuRef.current?.hidePopover()
            }}
          >
            {label} <span className="font-normal">.{extension}</span>
          </Button>
        ))}
      </div>
    </>
  )
}

type Props = Omit<AgainButtonProps, 'size'> & { run: RunState; makers: PromptForm['makers'] }

export function RunToolbar({ run, makers, isBusy, onRerun }: Props) {
  return (
    <div className="mt-2 flex min-h-9 flex-wrap gap-2">
      <CopyAllButton run={run} />
      <AgainButton size="small" isBusy={isBusy} onRerun={onRerun} />
      <DownloadMenu run={run} />
      <MakerLinks makers={makers} scope="run" cards={run.cards.map(({ card }) => card)} />
    </div>
  )
}
