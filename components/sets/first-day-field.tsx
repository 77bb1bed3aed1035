import { useId, useState } from 'react'
import { getWeekdayIndex } from '@/lib/browser/export/plan-dates'

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
