import { FilledText, type Filling } from '@/components/blanks/filled-text'
import { DrawnAnswer } from '@/components/previews/drawn-answer'
import { isDrawn } from '@/components/previews/is-drawn'
import type { RankedPart } from '@/components/run-state/ranked-parts'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  parts: readonly RankedPart[]
  filling: Filling | undefined
  /** Asks before it copies; true where it has. */
  onAsk: () => boolean
}

/** What a tool has written, large. A tap copies it; the Copy button beside it is the control that says so. */
export function CardAnswer({ card: { copy, assumed, heading = '', preview }, parts, filling, onAsk }: Props) {
  if (isDrawn(preview)) return <DrawnAnswer preview={preview} name={heading} />
  const inColumns = parts.some(({ column }) => column !== undefined)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)

  function tap({ target }: { target: EventTarget }) {
    const selected = document.getSelection()?.isCollapsed === false
    if (selected || (target instanceof Element && target.closest('textarea, button, a'))) return
    if (!onAsk()) copyWithNotice(copy)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the Copy button is the control.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Copy button serves the keyboard.
    <div
      onClick={tap}
      className={`cursor-copy ${inColumns ? 'grid gap-3 sm:grid-cols-2 sm:gap-x-6' : 'grid gap-2'}`}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
        <div key={index} className={columns[part.column ?? 'both']}>
          {parts.length > 1 && part.label && <p className="text-muted text-sm">{part.label}</p>}
          <FilledText
            text={part.text}
            assumed={assumed}
            blanks={part.blanks}
            filling={filling}
            className={part.column === 'right' ? 'text-muted text-sm' : sizeFor(length)}
          />
        </div>
      ))}
    </div>
  )
}

/** A line is large; what fills a screen would fill three. */
function sizeFor(length: number): string {
  return length <= 180 ? 'text-answer font-semibold' : 'font-medium'
}

const columns = {
  both: 'min-w-0 sm:col-span-full',
  left: 'min-w-0 sm:col-start-1',
  right: 'min-w-0 border-l-2 border-line pl-3 sm:col-start-2',
} as const
