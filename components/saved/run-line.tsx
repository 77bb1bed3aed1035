import type { ReactNode } from 'react'
import type { Run } from '@/lib/browser/history'
import { formatQuantity } from '@/lib/core/format/format-quantity'

/** Returns a run's name for lists: its prompt, or its first result if it was made from an image alone. */
export const getRunTitle = ({ prompt, cards }: Pick<Run, 'prompt' | 'cards'>): string =>
  prompt || `From a photo: ${cards[0]?.copy ?? ''}`

type Props = {
  run: Run
  /** Shown in lists with runs of several tools. */
  toolName?: string | undefined
  children: ReactNode
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function RunLine({ run, toolName, children }: Props) {
  const resultCountText = formatQuantity(run.cards.length, 'result')
  const facts = [toolName, dateFormat.format(run.at), run.complete ? resultCountText : `${resultCountText}, incomplete`]
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-2">{getRunTitle(run)}</p>
        <p className="mt-1 text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}
