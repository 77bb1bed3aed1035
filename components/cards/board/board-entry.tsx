import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { CopyButton } from '@/components/cards/copy-button'
import { FilledText } from '@/components/cards/filled-text'
import { Button } from '@/components/ui/button'
import type { Favourite } from '@/lib/browser/favourites'

type Props = {
  favourite: Favourite
  number: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const directions = [
  { by: -1, Icon: ArrowUp, name: 'up' },
  { by: 1, Icon: ArrowDown, name: 'down' },
] as const

/** One favourite on the board. */
export function BoardEntry({ favourite, number, isLast, onMove, onRemove }: Props) {
  const { toolName, card } = favourite

  function move(event: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    const button = event.currentTarget
    onMove(by)
    // A browser drops the focus of an element that changes its place.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <li className="rounded-lg border border-line p-3">
      <p className="text-xs text-muted">
        {number}. {[toolName, card.heading].filter(Boolean).join(': ')}
      </p>
      <div className="mt-1 text-sm">
        <FilledText text={card.copy} />
      </div>
      <div className="-mx-2 mt-2 flex flex-wrap gap-1">
        <CopyButton text={card.copy} name={`Copy favourite ${number}`} />
        {directions.map(({ by, Icon, name }) => (
          <Button
            key={name}
            size="small"
            look="quiet"
            aria-label={`Move favourite ${number} ${name}`}
            aria-disabled={by < 0 ? number === 1 : isLast}
            className="aria-disabled:opacity-50"
            onClick={(event) => move(event, by)}
          >
            <Icon className="size-4" />
          </Button>
        ))}
        <Button size="small" look="quiet" aria-label={`Remove favourite ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
