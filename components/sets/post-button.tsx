import { formatDateParts, parsePlanCard } from '@/lib/browser/export/plan-calendar'
import type { Card } from '@/lib/tool/card'
import type { Pillar } from './pillars'
import type { PlanDay } from './plan-weeks'

type Props = {
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

/**
 * A post on its day: its pillar as color and text, and the start of its idea. Episodes of a series share the filming
 * idea, so they show their own first line.
 */
export function PostButton({ card, day, pillars, episodeNumber, isOpen, canMove, buttonsById, onOpen }: Props) {
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
      draggable={canMove}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', card.id)}
      onClick={onOpen}
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
