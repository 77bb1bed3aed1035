import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDateParts, parsePlanCard } from '@/lib/browser/export/plan-dates'
import type { Card } from '@/lib/tool/card'
import type { Pillar, PlanDay, PlannedPost, PlanWeek } from './content-plan'
import type { SetProps } from './layout-loaders'

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

type PostButtonProps = {
  card: Card
  day: PlanDay
  pillars: readonly Pillar[]
  /** Episode number in a series; the series name is not repeated on each day. */
  episodeNumber: number | null
  isOpen: boolean
  canMove: boolean
  buttonsById: Map<string, HTMLButtonElement>
  onOpen: () => void
}

/** Shows a post on its day. Episodes share one idea, so each episode shows its own first line instead. */
export function PostButton({ card, day, pillars, episodeNumber, isOpen, buttonsById, ...props }: PostButtonProps) {
  const { shortDate } = formatDateParts(day.date)
  const [weekday = '', ...dateParts] = shortDate.split(' ')
  const { pillar = '' } = card.schedule ?? {}
  const { idea, firstLine } = parsePlanCard(card)
  const borderClass = pillars.find(({ name }) => name === pillar)?.borderClass ?? 'border-l-line'
  return (
    <button
      type="button"
      ref={(button) => {
        if (button) buttonsById.set(card.id, button)
        return () => {
          buttonsById.delete(card.id)
        }
      }}
      aria-expanded={isOpen}
      draggable={props.canMove}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', card.id)}
      onClick={props.onOpen}
      className={`flex min-h-14 w-full min-w-0 items-center gap-3 rounded-md border border-l-4 px-2 py-1.5 text-left hover:bg-raised @2xl:mt-0.5 @2xl:block @2xl:min-h-20 @2xl:px-1.5 ${borderClass} ${
        isOpen ? 'border-y-accent border-r-accent bg-soft' : 'border-y-line border-r-line bg-surface'
      }`}
    >
      <span className="w-12 shrink-0 text-sm leading-tight @2xl:sr-only">
        <span className="block font-semibold">{weekday}</span>
        <span className="block text-muted">{dateParts.join(' ')}</span>
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-xs font-semibold text-muted">
          {episodeNumber === null ? pillar : `Episode ${episodeNumber}`}
        </span>
        <span dir="auto" className="line-clamp-1 text-sm @2xl:line-clamp-3 @2xl:text-xs">
          {episodeNumber === null ? idea : firstLine}
        </span>
      </span>
    </button>
  )
}
