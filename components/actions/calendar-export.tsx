import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { LazyContent } from '@/components/loading/lazy-content'
import { type RunState, toRun } from '@/components/run-state/run-state'
import { getButtonClass } from '@/components/ui/button'
import { getWeekdayIndex } from '@/lib/browser/export/plan-dates'

const loadForm = () => import('./calendar-form')

/** If `run` is null, the component only reserves its space. */
export function CalendarExport({ run }: { run: RunState | null }) {
  const [hasOpened, setHasOpened] = useState(false)
  if (!run) return <div className="mt-2 min-h-9" />
  return (
    <details className="mt-2" onToggle={() => setHasOpened(true)}>
      <summary className={`${getButtonClass({ size: 'small' })} list-none`}>
        <CalendarDays className="size-4" />
        Calendar (.ics)
      </summary>
      <div className="mt-2 rounded-lg border border-line bg-surface p-4">
        <LazyContent loadModule={loadForm} hasOpened={hasOpened}>
          {({ CalendarForm }) => <CalendarForm run={toRun(run)} />}
        </LazyContent>
      </div>
    </details>
  )
}

const minDay = '2000-01-01'
const maxDay = '2099-12-31'

type Props = { startDay: string; onStartDayChange: (day: string) => void }

/** Date field for the first day of a plan. Calls `onStartDayChange` only with complete dates in range. */
export function FirstDayField({ startDay, onStartDayChange }: Props) {
  const id = useId()
  const [typedDay, setTypedDay] = useState(startDay)

  function updateDay(day: string) {
    setTypedDay(day)
    if (day >= minDay && day <= maxDay) onStartDayChange(day)
  }

  return (
    <div>
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-medium">
        First day
        <input
          id={id}
          type="date"
          required
          min={minDay}
          max={maxDay}
          value={typedDay}
          onChange={(event) => updateDay(event.target.value)}
          onBlur={() => setTypedDay(startDay)}
          aria-describedby={`${id}-hint`}
          className="min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {getWeekdayIndex(startDay) > 0 && 'Start on a Monday to match the plan’s weekdays.'}
      </p>
    </div>
  )
}
