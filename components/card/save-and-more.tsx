import { Bookmark, ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'

type Props = {
  number: number
  marked: boolean
  isOpen: boolean
  /** Id of what More opens. */
  contents: string
  onMark: () => void
  onMore: () => void
  /** Pictures alone, where a row has no place for words. */
  isBare?: boolean
}

/** What every result offers beside Copy: keeping it, and everything else. */
export function SaveAndMore({ number, marked, isOpen, contents, onMark, onMore, isBare = false }: Props) {
  const look = isBare ? { className: 'px-3!' } : { size: 'small' as const }
  const icon = isBare ? 'size-5' : 'size-4'
  return (
    <>
      <Button
        {...look}
        look="quiet"
        aria-pressed={marked}
        aria-label={`Save result ${number}`}
        onClick={onMark}
      >
        <Bookmark className={`${icon} ${marked ? 'fill-current text-accent' : ''}`} />
        {!isBare && 'Save'}
      </Button>
      <Button
        {...look}
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contents : undefined}
        aria-label={`More for result ${number}`}
        onClick={onMore}
      >
        {!isBare && 'More'}
        <ChevronDown className={`${icon} ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
    </>
  )
}
