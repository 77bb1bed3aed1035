import { useId, useState } from 'react'
import { weekdayOf } from '@/lib/browser/export/plan-days'

const first = '2000-01-01'
const last = '2099-12-31'

type Props = { start: string; onStart: (day: string) => void }

/** The day on which a plan begins. What is half typed counts once it is a day. */
export function FirstDay({ start, onStart }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(start)

  function type(day: string) {
    setTyped(day)
    if (day >= first && day <= last) onStart(day)
  }

  return (
    <div>
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-medium">
        First day
        <input
          id={id}
          type="date"
          required
          min={first}
          max={last}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(start)}
          aria-describedby={`${id}-hint`}
          className="min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {weekdayOf(start) > 0 && 'Start on a Monday to keep the plan’s weekdays.'}
      </p>
    </div>
  )
}
