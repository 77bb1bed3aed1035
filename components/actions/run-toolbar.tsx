import { RefreshCw } from 'lucide-react'
import { oneUseLabel } from '@/components/run-state/refinements'
import type { RunState } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import type { PromptForm } from '@/lib/tool/form'
import { CopyAllButton } from './copy-all-button'
import { DownloadMenu } from './download-menu'
import { MakerLinks } from './maker-links'

type Props = {
  run: RunState
  makers: PromptForm['makers']
  isBusy: boolean
  onRerun: (usedKeyboard: boolean) => void
}

/** What can be done with all results at once. */
export function RunToolbar({ run, makers, isBusy, onRerun }: Props) {
  return (
    <div className="mt-2 flex min-h-9 flex-wrap gap-2">
      <CopyAllButton run={run} />
      <Button size="small" aria-disabled={isBusy} onClick={(event) => onRerun(event.detail === 0)}>
        <RefreshCw className="size-4 max-sm:hidden" />
        <span>
          Again<span className="font-normal">{oneUseLabel}</span>
        </span>
      </Button>
      <DownloadMenu run={run} />
      <MakerLinks makers={makers} scope="run" cards={run.cards.map(({ card }) => card)} />
    </div>
  )
}
