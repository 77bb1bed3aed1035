import { Fragment, useState } from 'react'
import { formatDateParts } from '@/lib/browser/export/plan-dates'
import type { Pillar, PlanDay, PlanWeek } from './content-plan'
import type { SetProps } from './layout-loaders'
import { PlanPost, PostButton } from './plan-post'

type Props = Pick<SetProps, 'renderCard'> & {
  week: PlanWeek
  weeks: readonly PlanWeek[]
  pillars: readonly Pillar[]
  isSeries: boolean
  openId: string | null
  /** Ids of results opened before; they stay mounted to preserve text being typed. */
  visitedIds: ReadonlySet<string>
  buttonsById: Map<string, HTMLButtonElement>
  onOpen: (id: string) => void
  onMove: ((id: string, day: number) => void) | null
}

/** In columns, the open post is below the days, in the second row. */
export function PlanWeekView({ week, weeks, renderCard, openId, visitedIds, onMove, ...rest }: Props) {
  const episodeIds = weeks.flatMap(({ days }) =>
    days.flatMap(({ posts }) => posts.map(({ cardState }) => cardState.card.id)),
  )
  return (
    <section aria-label={week.name} className="mt-3 break-inside-avoid @2xl:mt-1">
      <p className="mb-1 text-sm font-semibold text-muted @2xl:hidden">{week.name}</p>
      <ol className="grid gap-1 @2xl:grid-cols-7">
        {week.days.map((day) => (
          <Fragment key={day.date}>
            <DayCell day={day} onMove={onMove}>
              {day.posts.map(({ cardState: { card } }) => (
                <PostButton
                  key={card.id}
                  card={card}
                  day={day}
                  pillars={rest.pillars}
                  episodeNumber={rest.isSeries ? episodeIds.indexOf(card.id) + 1 : null}
                  isOpen={openId === card.id}
                  canMove={onMove !== null}
                  buttonsById={rest.buttonsById}
                  onOpen={() => rest.onOpen(card.id)}
                />
              ))}
            </DayCell>
            {day.posts
              .filter(({ cardState }) => visitedIds.has(cardState.card.id))
              .map((post) => (
                <li
                  key={post.cardState.card.id}
                  hidden={post.cardState.card.id !== openId}
                  className="min-w-0 @2xl:col-span-7 @2xl:row-start-2"
                >
                  <PlanPost post={post} day={day} weeks={weeks} onMove={onMove} renderCard={renderCard} />
                </li>
              ))}
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

type CellProps = { day: PlanDay; onMove: Props['onMove']; children: React.ReactNode }

function DayCell({ day: { date, dayNumber, posts }, onMove, children }: CellProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const { day: dayOfMonth, month, shortDate } = formatDateParts(date)
  const isOutsidePlan = dayNumber < 1
  const stateClassName = isDraggedOver ? 'border-accent bg-soft' : isOutsidePlan ? 'border-transparent' : 'border-line'
  return (
    <li
      className={`min-w-0 @2xl:row-start-1 @2xl:min-h-28 @2xl:rounded-lg @2xl:border @2xl:p-1 ${stateClassName} ${
        posts.length === 0 ? 'hidden @2xl:block' : ''
      }`}
      onDragOver={(event) => {
        if (!onMove || isOutsidePlan) return
        event.preventDefault()
        setIsDraggedOver(true)
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsDraggedOver(false)
        const id = event.dataTransfer.getData('text/plain')
        if (onMove && !isOutsidePlan) onMove(id, dayNumber)
      }}
    >
      <p className="hidden px-1 text-xs text-muted @2xl:block" aria-hidden>
        {dayOfMonth === '1' || dayNumber === 1 ? `${dayOfMonth} ${month}` : dayOfMonth}
      </p>
      {posts.length === 0 && !isOutsidePlan && <span className="sr-only">{shortDate}: free</span>}
      {children}
    </li>
  )
}
