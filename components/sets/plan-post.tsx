import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDateParts, parsePlanCard } from '@/lib/browser/export/plan-calendar'
import type { PlanDay, PlannedPost, PlanWeek } from './plan-weeks'
import type { SetProps } from './set-props'

type Props = Pick<SetProps, 'renderCard'> & {
  post: PlannedPost
  day: PlanDay
  weeks: readonly PlanWeek[]
  onMove: ((id: string, day: number) => void) | null
}

export function PlanPost({ post: { cardState, index }, day, weeks, onMove, renderCard }: Props) {
  const id = useId()
  const [targetDay, setTargetDay] = useState(day.dayNumber)
  const { card } = cardState
  const orderedPosts = weeks.flatMap((week) => week.days.flatMap(({ posts }) => posts))
  const position = orderedPosts.findIndex((other) => other.cardState === cardState) + 1
  const heading = `${formatDateParts(day.date).shortDate} · ${position} of ${orderedPosts.length}`
  return (
    <div className="my-1">
      {renderCard(cardState, index, undefined, { heading })}
      {onMove && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <label htmlFor={id} className="font-medium">
            Move to
          </label>
          <select
            id={id}
            value={targetDay}
            onChange={(event) => setTargetDay(Number(event.target.value))}
            className="min-h-11 max-w-full min-w-0 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
          >
            {weeks.map((week) => (
              <optgroup key={week.name} label={week.name}>
                {week.days
                  .filter((other) => other.dayNumber > 0)
                  .map((other) => (
                    <option key={other.dayNumber} value={other.dayNumber}>
                      {formatDayOption(other, other.dayNumber === day.dayNumber)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <Button aria-disabled={targetDay === day.dayNumber} onClick={() => onMove(card.id, targetDay)}>
            Move
          </Button>
        </div>
      )}
    </div>
  )
}

const MAX_IDEA_LENGTH = 30

function formatDayOption({ date, posts: [post] }: PlanDay, isCurrentDay: boolean): string {
  const { shortDate } = formatDateParts(date)
  if (isCurrentDay) return `${shortDate}: here`
  if (!post) return `${shortDate}: free`
  const { idea } = parsePlanCard(post.cardState.card)
  return `${shortDate}: swap with “${idea.length > MAX_IDEA_LENGTH ? `${idea.slice(0, MAX_IDEA_LENGTH).trimEnd()}…` : idea}”`
}
