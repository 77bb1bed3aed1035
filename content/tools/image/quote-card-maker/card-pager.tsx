import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'

type Props = { activeIndex: number; count: number; onActiveIndexChange: (index: number) => void }

export function CardPager({ activeIndex, count, onActiveIndexChange }: Props) {
  if (count < 2) return null
  return (
    <div className="flex items-center justify-center gap-4">
      <Button
        aria-label="Previous card"
        aria-disabled={activeIndex === 0}
        onClick={() => activeIndex > 0 && onActiveIndexChange(activeIndex - 1)}
      >
        <ChevronLeft className="size-5" />
      </Button>
      <p className="font-semibold text-sm" aria-live="polite">
        Card {activeIndex + 1} of {count}
      </p>
      <Button
        aria-label="Next card"
        aria-disabled={activeIndex === count - 1}
        onClick={() => activeIndex < count - 1 && onActiveIndexChange(activeIndex + 1)}
      >
        <ChevronRight className="size-5" />
      </Button>
    </div>
  )
}
