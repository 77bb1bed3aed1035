import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** Stands where a result was taken away, until something else is done. */
export function RemovedEntry({ onUndo }: { onUndo: () => void }) {
  const undoButtonRef = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => undoButtonRef.current?.focus(), [])
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-xl border border-line border-dashed px-4">
      <p className="text-muted">Removed.</p>
      <Button ref={undoButtonRef} size="small" onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
