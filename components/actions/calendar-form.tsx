import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { SelectField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { getExportFileName } from '@/lib/browser/export/export-file-name'
import { planToICalendar } from '@/lib/browser/export/plan-calendar'
import type { Run } from '@/lib/browser/history'
import { toOptions } from '@/lib/tool/fields'

const lengthOptions = toOptions({ day: 'a whole day', hour: 'an hour' })

export function CalendarForm({ run }: { run: Run }) {
  const id = useId()
  const [time, setTime] = useState('09:00')
  const [postLength, setPostLength] = useState<'day' | 'hour'>('day')

  function save(event: FormEvent) {
    event.preventDefault()
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const text = planToICalendar(run, postLength === 'hour' ? hours * 60 + minutes : null, new Date())
    saveTextFile(getExportFileName(run, 'ics'), text)
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-4">
      <SelectField label="Each post is" options={lengthOptions} value={postLength} onValueChange={setPostLength} />
      {postLength === 'hour' && (
        <label htmlFor={id} className="text-sm font-medium">
          Starting at
          <input
            id={id}
            type="time"
            required
            value={time}
            onChange={(event) => setTime(event.target.value)}
            className="mt-1 block min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
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
