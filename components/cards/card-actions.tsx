import { Bookmark, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  number: number
  marked: boolean
  isOpen: boolean
  /** Of what More opens. */
  contents: string
  onMark: () => void
  onMore: () => void
  /** What can be done right after a change. */
  children: ReactNode
}

/** What a result offers beside Copy: keeping it, and everything else. */
export function CardActions({ number, marked, isOpen, contents, onMark, onMore, children }: Props) {
  return (
    <div className="mt-3 flex flex-wrap items-end justify-self-start sm:col-start-2 sm:row-start-2 sm:-mr-3 sm:justify-self-end">
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
      {children}
    </div>
  )
}
