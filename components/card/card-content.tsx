import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import { InlinePreviewContent, isInlinePreview } from '@/components/previews/card-preview'
import type { PartWithBlankKeys } from '@/components/run-state/card-parts'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Card } from '@/lib/tool/card'
import { CardMeters } from './card-meters'

type Props = {
  card: Card
  parts: readonly PartWithBlankKeys[]
  blankControl: BlankControl | undefined
  /** May show a warning before the copy; returns true if it did. */
  onBeforeCopy: () => boolean
}

/** The answer of a result in large type. A tap copies it; the Copy button is the accessible control. */
export function CardAnswer({ card, parts, blankControl, onBeforeCopy }: Props) {
  const { copy, assumed, heading = '', preview } = card
  if (isInlinePreview(preview)) return <InlinePreviewContent key={preview.kind} preview={preview} name={heading} />
  const hasColumns = parts.some(({ column }) => column !== undefined)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  // Long text would fill several screens at the large size.
  const sizeClassName = length <= 180 ? 'text-answer font-semibold' : 'font-medium'

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
            className={part.column === 'right' ? 'text-muted text-sm' : sizeClassName}
          />
        </div>
      ))}
    </div>
  )
}

const columnClassNames = {
  both: 'min-w-0 sm:col-span-full',
  left: 'min-w-0 sm:col-start-1',
  right: 'min-w-0 border-l-2 border-line pl-3 sm:col-start-2',
} as const

/** Returns a card's number and kind. A kind with its own count, such as "Slide 1 of 7", gets no number. */
export function formatCardHeading(number: number, { heading }: Pick<Card, 'heading'>): string {
  if (!heading) return String(number)
  return /^Day \d|\b\d+ of \d/.test(heading) ? heading : `${number} · ${heading}`
}

type CardLinesProps = { card: Card; parts: readonly PartWithBlankKeys[]; blankControl: BlankControl | undefined }

export function CardLines({ card: { meters = [], assumed = [], lost = [] }, parts, blankControl }: CardLinesProps) {
  return (
    <div className="mt-1 grid min-w-0 basis-full content-start gap-1 text-muted text-sm sm:grow sm:basis-0">
      {parts.map(({ label, text, blankKeys }, index) => (
        <ResultText
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
          key={index}
          label={label}
          text={text}
          blankKeys={blankKeys}
          assumedPhrases={assumed}
          blankControl={blankControl}
        />
      ))}
      {assumed.length > 0 && (
        <p className="text-caution">The AI added the underlined words. Keep, change or drop them under More.</p>
      )}
      {lost.length > 0 && (
        <p className="text-caution">
          Missing from your text: <span dir="auto">{lost.join(', ')}</span>. Add it back before you post.
        </p>
      )}
      {meters.length > 0 && <CardMeters meters={meters} />}
    </div>
  )
}

type CardRowProps = {
  card: Card
  /** Displayed text; the copied text may lack the @. */
  text: string
  resultNumber: number
  isNew: boolean
  children: ReactNode
}

export function CardRow({ card, text, resultNumber, isNew, children }: CardRowProps) {
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
          className="flex min-h-14 w-full items-center gap-2 rounded-l-xl px-4 py-1 text-left font-semibold hover:bg-raised"
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
