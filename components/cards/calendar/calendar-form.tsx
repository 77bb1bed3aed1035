import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import type { Run } from '@/lib/browser/history'
import { fileName } from '@/lib/export/export'
import { mondayAfter, planCalendar } from '@/lib/export/plan-calendar'

const field = 'mt-1 block min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink'

/** When the plan begins and how long a post takes in the calendar. */
export function CalendarForm({ run }: { run: Run }) {
  const id = useId()
  const [start, setStart] = useState(() => mondayAfter(new Date()))
  const [time, setTime] = useState('09:00')
  const [isHour, setIsHour] = useState(false)
  const isMonday = new Date(`${start}T00:00`).getDay() === 1

  function save(event: FormEvent) {
    event.preventDefault()
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const now = new Date()
    const text = planCalendar(run, { start, minutes: isHour ? hours * 60 + minutes : null }, now)
    saveFile(fileName(run, 'ics'), text, 'text/calendar')
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-4">
      <label htmlFor={`${id}-start`} className="text-sm font-medium">
        First day
        <input
          id={`${id}-start`}
          type="date"
          required
          min="2000-01-01"
          max="2099-12-31"
          value={start}
          onChange={(event) => setStart(event.target.value)}
          aria-describedby={`${id}-hint`}
          className={field}
        />
      </label>
      <label htmlFor={`${id}-length`} className="text-sm font-medium">
        Each post is
        <select
          id={`${id}-length`}
          value={isHour ? 'hour' : 'day'}
          onChange={(event) => setIsHour(event.target.value === 'hour')}
          className={field}
        >
          <option value="day">a whole day</option>
          <option value="hour">an hour</option>
        </select>
      </label>
      {isHour && (
        <label htmlFor={`${id}-time`} className="text-sm font-medium">
          Starting at
          <input
            id={`${id}-time`}
            type="time"
            required
            value={time}
            onChange={(event) => setTime(event.target.value)}
            className={field}
          />
        </label>
      )}
      <Button type="submit">
        <Download className="size-4" />
        Download .ics
      </Button>
      <p id={`${id}-hint`} className="basis-full text-sm text-muted">
        {isMonday
          ? 'Import the file into any calendar. Times are by your own clock.'
          : 'Day 1 of a plan is a Monday. Start on one to keep the plan’s weekdays.'}
      </p>
    </form>
  )
}
