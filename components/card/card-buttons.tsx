import { Bookmark, ChevronDown, Undo2 } from 'lucide-react'
import { undoLabels } from '@/components/run-state/refinements'
import type { CardState } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { formatQuantity } from '@/lib/core/format/format-quantity'

type Props = {
  resultNumber: number
  isSaved: boolean
  isOpen: boolean
  panelId: string
  onToggleSave: () => void
  onToggleMore: () => void
  isIconOnly?: boolean
}

export function SaveAndMoreButtons({ resultNumber, isSaved, isOpen, isIconOnly, ...props }: Props) {
  const buttonProps = isIconOnly ? { className: 'px-3!' } : { size: 'small' as const }
  const iconClassName = isIconOnly ? 'size-5' : 'size-4'
  return (
    <>
      <Button
        {...buttonProps}
        variant="quiet"
        aria-pressed={isSaved}
        aria-label={`Save result ${resultNumber}`}
        onClick={props.onToggleSave}
      >
        <Bookmark className={`${iconClassName} ${isSaved ? 'fill-current text-accent' : ''}`} />
        {!isIconOnly && 'Save'}
      </Button>
      <Button
        {...buttonProps}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? props.panelId : undefined}
        aria-label={`More for result ${resultNumber}`}
        onClick={props.onToggleMore}
      >
        {!isIconOnly && 'More'}
        <ChevronDown className={`${iconClassName} ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
    </>
  )
}

type UndoButtonProps = { cardState: CardState; resultNumber: number; onUndo: () => void }

/** Appears only once a change is committed, so that it does not move the input of a blank. */
export function UndoButton({ cardState, resultNumber, onUndo }: UndoButtonProps) {
  const lastStep = cardState.undoStack?.at(-1)
  if (!lastStep) return null
  const change = cardState.fillDraft ? 'fill' : lastStep.change
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Undo ${undoLabels[change]} (result ${resultNumber})`}
      onClick={onUndo}
    >
      <Undo2 className="size-4" />
      Undo
    </Button>
  )
}

type CopyWarningProps = { id: string; blankCount: number; text: string; resultNumber: number }

export function CopyWarning({ id, blankCount, text, resultNumber }: CopyWarningProps) {
  return (
    <div className="mt-3 flex w-full flex-wrap items-center gap-2 rounded-lg bg-raised p-3 text-sm">
      <p id={id} role="status" className="font-semibold text-caution">
        {blankCount > 0
          ? `${formatQuantity(blankCount, 'blank')} left. Fill ${blankCount === 1 ? 'it' : 'them'} in or`
          : 'Check it against your photo and fix what’s wrong. Then copy it.'}
      </p>
      {blankCount > 0 && (
        <CopyButton text={text} label="Copy anyway" name={`Copy anyway (result ${resultNumber})`} variant="secondary" />
      )}
    </div>
  )
}
