import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { runHistory } from '@/lib/browser/history'
import type { SavedResult } from '@/lib/browser/saved-results'
import { getRunUrl } from './tool-links'

type Props = {
  savedResult: SavedResult
  /** Position among the `count` saved results of its tool. */
  position: number
  count: number
  toolName: string
  /** URL of the tool's page; undefined if the tool was removed. */
  path: string | undefined
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const directions = [
  { step: -1, Icon: ArrowUp, name: 'up' },
  { step: 1, Icon: ArrowDown, name: 'down' },
] as const

/** Maximum length in characters of a text in large type. */
const MAX_LARGE_TEXT_LENGTH = 160

export function SavedEntry({ savedResult, position, count, toolName, path, onMove, onRemove }: Props) {
  const { tool, card } = savedResult
  const run = runHistory.getRuns().find((one) => one.tool === tool && one.cards.some(({ copy }) => copy === card.copy))
  const name = `${toolName} ${position}`

  function move(event: MouseEvent<HTMLButtonElement>, step: -1 | 1) {
    const button = event.currentTarget
    onMove(step)
    // Browsers remove focus from an element that moves in the DOM.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      {card.heading && <p className="text-muted text-sm">{card.heading}</p>}
      <p
        className={`wrap-anywhere mt-1 whitespace-pre-wrap ${card.copy.length <= MAX_LARGE_TEXT_LENGTH ? 'text-answer' : ''}`}
      >
        {card.copy}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={card.copy} name={`Copy ${name}`} variant="secondary" />
        {path && (
          <a
            className={getButtonClass({ variant: 'quiet', size: 'small' })}
            href={run ? getRunUrl(path, run.id) : path}
          >
            Open in its tool<span className="sr-only"> ({name})</span>
          </a>
        )}
        {count > 1 &&
          directions.map(({ step, Icon, name: direction }) => (
            <Button
              key={direction}
              size="small"
              variant="quiet"
              aria-label={`Move ${name} ${direction}`}
              aria-disabled={step < 0 ? position === 1 : position === count}
              className="aria-disabled:opacity-50"
              onClick={(event) => move(event, step)}
            >
              <Icon className="size-4" />
            </Button>
          ))}
        <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
