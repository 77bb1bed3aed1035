import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useLoaded } from '@/components/loading/use-loaded'
import { asRun, type ShownRun } from '@/components/run-state/shown-run'
import { buttonClass } from '@/components/ui/button'
import { notOpened } from '@/lib/core/errors/page'

const loadForm = () => import('./calendar-form')

/** Saves a plan for the visitor's calendar; what that takes is fetched when it is opened. Null keeps its place. */
export function CalendarExport({ run }: { run: ShownRun | null }) {
  const [opened, setOpened] = useState(false)
  const form = useLoaded(loadForm, opened)
  if (!run) return <div className="mt-2 min-h-9" />
  return (
    <details className="mt-2" onToggle={() => setOpened(true)}>
      <summary className={`${buttonClass({ size: 'small' })} list-none`}>
        <CalendarDays className="size-4" />
        Calendar (.ics)
      </summary>
      <div className="mt-2 rounded-lg border border-line bg-surface p-4">
        {form.status === 'loaded' && <form.module.CalendarForm run={asRun(run)} />}
        {form.status === 'waiting' && <p className="text-sm text-muted">Opening…</p>}
        {form.status === 'failed' && <p className="text-sm text-danger">{notOpened()}</p>}
      </div>
    </details>
  )
}
