import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  /** Displayed text; the copied text may lack the @. */
  text: string
  resultNumber: number
  isNew: boolean
  children: ReactNode
}

/** Maximum letters of a name that fits a phone's row at the large size. */
const MAX_LARGE_NAME_LENGTH = 14

export function CardRow({ card, text, resultNumber, isNew, children }: Props) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    if (!(await copyWithNotice(card.copy))) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2_000)
  }

  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex min-h-14 items-center">
      <h3 className="min-w-0 grow">
        <button
          type="button"
          aria-label={`Copy result ${resultNumber}: ${text}`}
          onClick={copy}
          className={`flex min-h-14 w-full items-center gap-2 rounded-l-xl px-4 py-1 text-left font-semibold hover:bg-raised ${text.length > MAX_LARGE_NAME_LENGTH ? '' : 'text-answer'}`}
        >
          <span dir="auto" className="min-w-0">
            {text}
          </span>
          {isNew && <span className="font-semibold text-positive text-xs">new</span>}
          <Icon className="ml-auto size-4 shrink-0 text-accent" />
        </button>
      </h3>
      {children}
    </div>
  )
}
