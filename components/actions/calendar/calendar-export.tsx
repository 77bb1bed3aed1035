import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { type RunState, toRun } from '@/components/run-state/run-state'
import { getButtonClass } from '@/components/ui/button'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'

const loadForm = () => import('./calendar-form')

/**
 * Exports a plan to the visitor's calendar. The form is loaded when opened. With a null run it only reserves its space.
 */
export function CalendarExport({ run }: { run: RunState | null }) {
  const [hasOpened, setHasOpened] = useState(false)
  const formModule = useLazyModule(loadForm, hasOpened)
  if (!run) return <div className="mt-2 min-h-9" />
  return (
    <details className="mt-2" onToggle={() => setHasOpened(true)}>
      <summary className={`${getButtonClass({ size: 'small' })} list-none`}>
        <CalendarDays className="size-4" />
        Calendar (.ics)
      </summary>
      <div className="mt-2 rounded-lg border border-line bg-surface p-4">
        {formModule.status === 'loaded' && <formModule.module.CalendarForm run={toRun(run)} />}
        {formModule.status === 'waiting' && <p className="text-sm text-muted">Opening…</p>}
        {formModule.status === 'failed' && <p className="text-sm text-danger">{buildNotOpenedMessage()}</p>}
      </div>
    </details>
  )
}
