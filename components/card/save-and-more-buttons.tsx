import { Bookmark, ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'

type Props = {
  resultNumber: number
  isSaved: boolean
  isOpen: boolean
  panelId: string
  onToggleSave: () => void
  onToggleMore: () => void
  isIconOnly?: boolean
}

export function SaveAndMoreButtons({
  resultNumber,
  isSaved,
  isOpen,
  panelId,
  onToggleSave,
  onToggleMore,
  isIconOnly = false,
}: Props) {
  const buttonProps = isIconOnly ? { className: 'px-3!' } : { size: 'small' as const }
  const iconClassName = isIconOnly ? 'size-5' : 'size-4'
  return (
    <>
      <Button
        {...buttonProps}
        variant="quiet"
        aria-pressed={isSaved}
        aria-label={`Save result ${resultNumber}`}
        onClick={onToggleSave}
      >
        <Bookmark className={`${iconClassName} ${isSaved ? 'fill-current text-accent' : ''}`} />
        {!isIconOnly && 'Save'}
      </Button>
      <Button
        {...buttonProps}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`More for result ${resultNumber}`}
        onClick={onToggleMore}
      >
        {!isIconOnly && 'More'}
        <ChevronDown className={`${iconClassName} ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
    </>
  )
}
