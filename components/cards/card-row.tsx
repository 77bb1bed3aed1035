import { Bookmark, Check, ChevronDown, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  /** What is read; what is copied may lack its @. */
  text: string
  number: number
  isNew: boolean
  marked: boolean
  isOpen: boolean
  /** Of what More opens. */
  contents: string
  onMark: () => void
  onMore: () => void
}

/** A result that is one name: a tap copies it. */
export function CardRow({ card, text, number, isNew, marked, isOpen, contents, onMark, onMore }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    if (!(await copyWithNotice(card.copy))) return
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }

  const Icon = copied ? Check : Copy
  return (
    <div className="flex min-h-14 items-center">
      <h3 className="min-w-0 grow">
        <button
          type="button"
          aria-label={`Copy result ${number}: ${text}`}
          onClick={copy}
          className="flex min-h-14 w-full items-center gap-2 rounded-l-xl px-4 py-1 text-left font-semibold text-answer hover:bg-raised"
        >
          <span dir="auto" className="min-w-0">
            {text}
          </span>
          {isNew && <span className="font-semibold text-positive text-xs">new</span>}
          <Icon className="ml-auto size-4 shrink-0 text-accent" />
        </button>
      </h3>
      <Button
        look="quiet"
        className="px-3!"
        aria-pressed={marked}
        aria-label={`Save result ${number}`}
        onClick={onMark}
      >
        <Bookmark className={`size-5 ${marked ? 'fill-current text-accent' : ''}`} />
      </Button>
      <Button
        look="quiet"
        className="px-3!"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contents : undefined}
        aria-label={`More for result ${number}`}
        onClick={onMore}
      >
        <ChevronDown className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
    </div>
  )
}
