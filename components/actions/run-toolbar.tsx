import { RefreshCw } from 'lucide-react'
import { oneUse } from '@/components/run-state/refinements'
import type { ShownRun } from '@/components/run-state/shown-run'
import { Button } from '@/components/ui/button'
import type { ToolForm } from '@/lib/tool/form'
import { CopyAll } from './copy-all'
import { DownloadMenu } from './download-menu'
import { Makers } from './makers'

type Props = {
  run: ShownRun
  makers: ToolForm['makers']
  busy: boolean
  onAgain: (byKeyboard: boolean) => void
}

/** What can be done with all results at once. */
export function RunToolbar({ run, makers, busy, onAgain }: Props) {
  return (
    <div className="mt-2 flex min-h-9 flex-wrap gap-2">
      <CopyAll run={run} />
      <Button size="small" aria-disabled={busy} onClick={(event) => onAgain(event.detail === 0)}>
        <RefreshCw className="size-4 max-sm:hidden" />
        <span>
          Again<span className="font-normal">{oneUse}</span>
        </span>
      </Button>
      <DownloadMenu run={run} />
      <Makers makers={makers} of="run" cards={run.cards.map(({ card }) => card)} />
    </div>
  )
}
