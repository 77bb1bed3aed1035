import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ResultText } from '@/components/blanks/result-text'
import type { Opening } from '@/components/run-state/card-parts'
import { editCardText, replaceOpening } from '@/components/run-state/card-text'
import { Button } from '@/components/ui/button'
import { emptyEditMessage } from '@/lib/core/errors/result-notices'
import { blankPattern } from '@/lib/core/strings/blanks'
import type { Card } from '@/lib/tool/card'
import { CardMeters } from './card-meters'

/** This chunk is separate, because it includes the platforms' counters. */
export { setBlankValue } from '@/components/run-state/card-text'

type TextArea = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>

/** Selects the next or previous blank. Returns false after the last one, where Tab leaves the text area. */
export function selectBlank(textarea: TextArea, isBackward: boolean): boolean {
  const { value, selectionStart, selectionEnd } = textarea
  const ranges = [...value.matchAll(blankPattern)].map(({ 0: { length }, index }) => [index, index + length] as const)
  const range = isBackward
    ? ranges.findLast(([, end]) => end <= selectionStart)
    : ranges.find(([start]) => start >= selectionEnd)
  if (range) textarea.setSelectionRange(...range)
  return range !== undefined
}

type Props = {
  card: Card
  resultNumber: number
  noun: string
  /** If it is empty, the first blank is selected. */
  initialSelection: string
  onDraftChange: (draft: Card) => void
  onSave: (editedCard: Card) => void
  onCancel: () => void
}

export function CardEditor({ card, resultNumber, noun, initialSelection, onDraftChange, onSave, onCancel }: Props) {
  const id = useId()
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(card)
  const [isInvalid, setIsInvalid] = useState(false)

  const selectInitialText = useEffectEvent((textarea: HTMLTextAreaElement) => {
    textarea.focus()
    const [firstBlank = ''] = card.copy.match(blankPattern) ?? []
    const selection = card.copy.includes(initialSelection) ? initialSelection || firstBlank : firstBlank
    const offset = card.copy.indexOf(selection)
    if (selection !== '') textarea.setSelectionRange(offset, offset + selection.length)
  })
  useEffect(() => {
    if (textareaRef.current) selectInitialText(textareaRef.current)
  }, [])

  function updateDraft(text: string) {
    const newDraft = editCardText(card, text)
    setDraft(newDraft)
    setIsInvalid(false)
    onDraftChange(newDraft)
  }

  function save() {
    const text = draft.copy.trim()
    if (text === card.copy) return onCancel()
    if (text !== '') return onSave(editCardText(card, text))
    setIsInvalid(true)
    textareaRef.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Tab' && selectBlank(event.currentTarget, event.shiftKey)) event.preventDefault()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        Edit {noun} {resultNumber}
      </label>
      <textarea
        ref={textareaRef}
        id={id}
        dir="auto"
        value={draft.copy}
        aria-describedby={`${id}-count`}
        aria-invalid={isInvalid}
        onChange={(event) => updateDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="mt-1 block field-sizing-content max-h-96 min-h-28 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink aria-invalid:border-danger"
      />
      <div id={`${id}-count`}>
        {isInvalid && <p className="mt-1 text-sm text-danger">{emptyEditMessage}</p>}
        {draft.meters && draft.meters.length > 0 && (
          <div className="mt-2">
            <CardMeters meters={draft.meters} />
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="primary" aria-label={`Done editing result ${resultNumber}`} onClick={save}>
          Done
        </Button>
        <Button size="small" aria-label={`Cancel editing result ${resultNumber}`} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

type CombinePanelProps = {
  card: Card
  resultNumber: number
  openings: readonly Opening[]
  onCombine: (combinedCard: Card) => void
}

export function CombinePanel({ card, resultNumber, openings, onCombine }: CombinePanelProps) {
  return (
    <section aria-label={`First lines for result ${resultNumber}`} className="mt-3 rounded-lg bg-raised p-3">
      <p className="text-sm">Give this result a different first line. The rest stays the same.</p>
      <ul className="mt-2 grid gap-2">
        {openings.map(({ text, sourceLabel }) => (
          <li key={text} className="flex items-start justify-between gap-3 rounded-lg bg-surface p-3 text-sm">
            <div className="min-w-0">
              <p className="text-xs text-muted">{sourceLabel}</p>
              <ResultText text={text} />
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-label={`Use on result ${resultNumber}: ${text.slice(0, 60)}`}
              onClick={() => onCombine(replaceOpening(card, text))}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function removePhrase(text: string, phrase: string): string {
  const offset = text.indexOf(phrase)
  if (offset < 0) return text
  const textBefore = text.slice(0, offset).replace(/[ ,;:]{1,3}$/, '')
  const textAfter = text.slice(offset + phrase.length).replace(/^[ ,;:]{1,3}(?=[.!?\n])|^[,;:]/, '')
  const startsSentence = textBefore === '' || /[.!?\n]$/.test(textBefore)
  const rest = startsSentence
    ? textAfter.replace(/^[ .!?]{1,3}/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : textAfter
  const separator =
    textBefore !== '' && rest !== '' && !/^[\s.,;:!?]/.test(rest) && !textBefore.endsWith('\n') ? ' ' : ''
  return `${textBefore}${separator}${rest}`.trim()
}

export const removePhraseFromCard = (card: Card, phrase: string): Card =>
  editCardText(card, removePhrase(card.copy, phrase))
