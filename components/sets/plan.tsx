import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toRun } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { getExportFileName } from '@/lib/browser/export/export-file-name'
import { planToICalendar } from '@/lib/browser/export/plan-calendar'
import { formatDateParts, getPlanDate, getPlanStart } from '@/lib/browser/export/plan-dates'
import { groupIntoWeeks, listPillars, movePost, type Pillar } from './content-plan'
import { FirstDayField } from './first-day-field'
import type { SetProps } from './layout-loaders'
import { PlanWeekView } from './plan-week'

export function SetView({ cards, run, isFinished, renderCard, onRunChange }: SetProps) {
  const [now] = useState(() => Date.now())
  const [openId, setOpenId] = useState<string | null>(null)
  const [visitedIds, setVisitedIds] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const movedIdRef = useRef<string>(null)
  const buttonsRef = useRef(new Map<string, HTMLButtonElement>())
  const startDate = getPlanStart(run ?? { at: now })
  const pillars = listPillars(cards)
  const weeks = groupIntoWeeks(cards, startDate)
  const [series] = pillars
  const isSeries = pillars.length === 1 && cards.length > 1

  // A moved post is rendered elsewhere, so focus must follow it.
  useEffect(() => {
    if (movedIdRef.current) buttonsRef.current.get(movedIdRef.current)?.focus()
    movedIdRef.current = null
  })

  function toggle(id: string) {
    setOpenId(openId === id ? null : id)
    setVisitedIds(new Set(visitedIds).add(id))
  }

  /** Ignores drops of external text and drops on the same day. */
  function move(id: string, day: number) {
    const currentDay = cards.find(({ card }) => card.id === id)?.card.schedule?.day
    if (currentDay === undefined || currentDay === day) return
    const isOccupied = cards.some(({ card }) => card.schedule?.day === day)
    movedIdRef.current = id
    setAnnouncement(
      `Moved to ${formatDateParts(getPlanDate(day, startDate)).shortDate}${isOccupied ? ', and the post from that day moved here' : ''}.`,
    )
    onRunChange((currentRun) => movePost(currentRun, id, day))
  }

  const canMove = isFinished && run !== null
  const planProps = { weeks, pillars, isSeries, openId, visitedIds, buttonsById: buttonsRef.current, renderCard }
  return (
    <div className="@container mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        {isSeries && series ? <h3 className="text-section font-bold">{series.name}</h3> : <Legend pillars={pillars} />}
        {run && (
          <FirstDayField
            startDay={startDate}
            onStartDayChange={(day) => onRunChange((currentRun) => ({ ...currentRun, start: day }))}
          />
        )}
      </div>
      <div className="mt-2 min-h-9">
        {run && (
          <Button
            size="small"
            onClick={() => saveTextFile(getExportFileName(run, 'ics'), planToICalendar(toRun(run), new Date()))}
          >
            <CalendarDays className="size-4" />
            Download calendar (.ics)
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">
        Choose a post to open it.
        <span className="hidden @2xl:inline"> Drag it to another day to move it.</span>
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mt-2 hidden grid-cols-7 gap-1 text-center text-xs font-semibold text-muted @2xl:grid" aria-hidden>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <PlanWeekView key={week.name} week={week} {...planProps} onOpen={toggle} onMove={canMove ? move : null} />
      ))}
    </div>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function Legend({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <ul aria-label="Pillars" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {pillars.map(({ name, borderClass, postCount }) => (
        <li key={name} className={`border-l-4 pl-2 ${borderClass}`}>
          {name} <span className="text-muted">{postCount}</span>
        </li>
      ))}
    </ul>
  )
}
