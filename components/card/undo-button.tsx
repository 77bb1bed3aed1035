import { Undo2 } from 'lucide-react'
import { undoLabels } from '@/components/run-state/refinements'
import type { CardState } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'

type Props = { cardState: CardState; resultNumber: number; onUndo: () => void }

/** Undoes a result's last change. Hidden while a blank is being filled in, to avoid moving the input. */
export function UndoButton({ cardState, resultNumber, onUndo }: Props) {
  const lastStep = cardState.undoStack?.at(-1)
  if (!lastStep) return null
  const change = cardState.fillDraft ? 'fill' : lastStep.change
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Undo ${undoLabels[change]} of result ${resultNumber}`}
      onClick={onUndo}
    >
      <Undo2 className="size-4" />
      Undo
    </Button>
  )
}
