import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { planToICalendar } from '@/lib/browser/export/plan-calendar'
import { getExportFileName } from '@/lib/browser/export/run-to-json'
import type { Run } from '@/lib/browser/history'

const fieldClassName = 'mt-1 block min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink'

export function CalendarForm({ run }: { run: Run }) {
  const id = useId()
  const [time, setTime] = useState('09:00')
  const [isHourLong, setIsHourLong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const text = planToICalendar(run, isHourLong ? hours * 60 + minutes : null, new Date())
    saveTextFile(getExportFileName(run, 'ics'), text)
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-4">
      <label htmlFor={`${id}-length`} className="text-sm font-medium">
        Each post is
        <select
          id={`${id}-length`}
          value={isHourLong ? 'hour' : 'day'}
          onChange={(event) => setIsHourLong(event.target.value === 'hour')}
          className={fieldClassName}
        >
          <option value="day">a whole day</option>
          <option value="hour">an hour</option>
        </select>
      </label>
      {isHourLong && (
        <label htmlFor={`${id}-time`} className="text-sm font-medium">
          Starting at
          <input
            id={`${id}-time`}
            type="time"
            required
            value={time}
            onChange={(event) => setTime(event.target.value)}
            className={fieldClassName}
          />
        </label>
      )}
      <Button type="submit">
        <Download className="size-4" />
        Download .ics
      </Button>
      <p className="basis-full text-sm text-muted">Import it into any calendar. Times are in your time zone.</p>
    </form>
  )
}
