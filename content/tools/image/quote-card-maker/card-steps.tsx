import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'

type Props = { at: number; count: number; onAt: (at: number) => void }

/** From one card to the next; nothing for a single one. */
export function CardSteps({ at, count, onAt }: Props) {
  if (count < 2) return null
  return (
    <div className="flex items-center justify-center gap-4">
      <Button aria-label="Previous card" aria-disabled={at === 0} onClick={() => at > 0 && onAt(at - 1)}>
        <ChevronLeft className="size-5" />
      </Button>
      <p className="font-semibold text-sm" aria-live="polite">
        Card {at + 1} of {count}
      </p>
      <Button
        aria-label="Next card"
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onAt(at + 1)}
      >
        <ChevronRight className="size-5" />
      </Button>
    </div>
  )
}
