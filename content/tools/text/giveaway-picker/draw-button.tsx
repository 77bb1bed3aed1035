import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'

export const emptyListReason =
  'Add names first. We check your list as you type. Nothing is drawn until you press the button.'

type Props = { winnerCount: number; isDrawing?: boolean; onDraw?: (() => void) | undefined; children: ReactNode }

/** Disabled without `onDraw`. The text below it says why, or who is in the draw. */
export function DrawButton({ winnerCount, isDrawing = false, onDraw, children }: Props) {
  const id = useId()
  const label = winnerCount === 1 ? 'Draw a winner' : `Draw ${winnerCount} winners`
  return (
    <div className="space-y-2">
      <Button
        variant="primary"
        size="large"
        className="max-sm:w-full"
        disabled={!onDraw || isDrawing}
        aria-describedby={id}
        onClick={onDraw}
      >
        {isDrawing ? 'Drawing…' : label}
      </Button>
      <p id={id} className="text-muted text-sm">
        {children}
      </p>
    </div>
  )
}
