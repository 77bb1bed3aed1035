import { Bookmark, ChevronDown, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { undone } from './refinements'
import type { ShownCard } from './shown-run'

type Props = {
  shown: ShownCard
  number: number
  marked: boolean
  isOpen: boolean
  /** Of what More opens. */
  contents: string
  onMark: () => void
  /** Absent while the text is being edited. */
  onUndo: (() => void) | undefined
  onMore: () => void
}

/** What a result offers beside Copy: keeping it, taking back its last change, and everything else. */
export function CardActions({ shown, number, marked, isOpen, contents, onMark, onUndo, onMore }: Props) {
  const last = onUndo && shown.earlier?.at(-1)
  return (
    <div className="mt-3 flex items-end gap-2 justify-self-start sm:col-start-2 sm:row-start-2 sm:-mr-3 sm:gap-0 sm:justify-self-end">
      {last && (
        <Button
          size="small"
          look="quiet"
          aria-label={`Undo ${undone[last.by]} of result ${number}`}
          onClick={onUndo}
        >
          <Undo2 className="size-4" />
          Undo
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        aria-pressed={marked}
        aria-label={`Save result ${number}`}
        onClick={onMark}
      >
        <Bookmark className={`size-4 ${marked ? 'fill-current text-accent' : ''}`} />
        Save
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contents : undefined}
        aria-label={`More for result ${number}`}
        onClick={onMore}
      >
        More
        <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
    </div>
  )
}
