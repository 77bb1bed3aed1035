import { Undo2 } from 'lucide-react'
import { undone } from '@/components/run-state/refinements'
import type { ShownCard } from '@/components/run-state/shown-run'
import { Button } from '@/components/ui/button'

type Props = { shown: ShownCard; number: number; onUndo: () => void }

/** Takes back a result's last change, where it has one. It does not appear while a blank is being filled in: the box would move. */
export function UndoButton({ shown, number, onUndo }: Props) {
  const last = shown.earlier?.at(-1)
  if (!last) return null
  const by = shown.typing ? 'fill' : last.by
  return (
    <Button size="small" look="quiet" aria-label={`Undo ${undone[by]} of result ${number}`} onClick={onUndo}>
      <Undo2 className="size-4" />
      Undo
    </Button>
  )
}
