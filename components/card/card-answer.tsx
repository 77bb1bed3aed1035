import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import { InlinePreviewContent } from '@/components/previews/inline-preview-content'
import { isInlinePreview } from '@/components/previews/is-inline-preview'
import type { RankedPart } from '@/components/run-state/rank-parts'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  parts: readonly RankedPart[]
  blankControl: BlankControl | undefined
  /** May show a warning before the copy; returns true if it did. */
  onBeforeCopy: () => boolean
}

/** The answer of a result in large type. A tap copies it; the Copy button is the accessible control. */
export function CardAnswer({
  card: { copy, assumed, heading = '', preview },
  parts,
  blankControl,
  onBeforeCopy,
}: Props) {
  if (isInlinePreview(preview)) return <InlinePreviewContent preview={preview} name={heading} />
  const hasColumns = parts.some(({ column }) => column !== undefined)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)

  function copyOnTap({ target }: { target: EventTarget }) {
    const hasSelection = document.getSelection()?.isCollapsed === false
    if (hasSelection || (target instanceof Element && target.closest('textarea, button, a'))) return
    if (!onBeforeCopy()) copyWithNotice(copy)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the Copy button is the control.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Copy button serves the keyboard.
    <div
      onClick={copyOnTap}
      className={`cursor-copy ${hasColumns ? 'grid gap-3 sm:grid-cols-2 sm:gap-x-6' : 'grid gap-2'}`}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
        <div key={index} className={columnClassNames[part.column ?? 'both']}>
          {parts.length > 1 && part.label && <p className="text-muted text-sm">{part.label}</p>}
          <ResultText
            text={part.text}
            assumedPhrases={assumed}
            blankKeys={part.blankKeys}
            blankControl={blankControl}
            className={part.column === 'right' ? 'text-muted text-sm' : getSizeClassName(length)}
          />
        </div>
      ))}
    </div>
  )
}

/** Short text is large. Long text would fill several screens at that size. */
function getSizeClassName(length: number): string {
  return length <= 180 ? 'text-answer font-semibold' : 'font-medium'
}

const columnClassNames = {
  both: 'min-w-0 sm:col-span-full',
  left: 'min-w-0 sm:col-start-1',
  right: 'min-w-0 border-l-2 border-line pl-3 sm:col-start-2',
} as const
