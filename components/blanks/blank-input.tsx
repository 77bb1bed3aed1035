import type { KeyboardEvent } from 'react'

type Props = {
  /** Including the square brackets. */
  blank: string
  value: string
  resultNumber: number
  /** Id of the text that names what is missing, while it is shown. */
  describedBy: string | undefined
  onChange: (text: string) => void
}

/** Inline input for one blank of a result. Enter moves to the next blank, and from the last one to Copy. */
export function BlankInput({ blank, value, resultNumber, describedBy, onChange }: Props) {
  const label = blank.slice(1, -1)
  return (
    <textarea
      data-blank=""
      rows={1}
      cols={Math.min(24, Math.max(label.length, value.length))}
      value={value}
      placeholder={label}
      aria-label={`${label} (blank in result ${resultNumber})`}
      aria-describedby={describedBy}
      autoComplete="off"
      maxLength={300}
      onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={focusNextOnEnter}
      className="field-sizing-content inline-block min-w-16 max-w-[calc(100%-1em)] resize-none rounded-md border border-field-line bg-raised px-1.5 py-px align-text-bottom text-base text-ink placeholder:text-caution placeholder:opacity-100 in-[.text-answer]:text-answer"
    />
  )
}

function focusNextOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const card = event.currentTarget.closest('article')
  const focusTargets = [...(card?.querySelectorAll<HTMLElement>('[data-blank], [data-copy]') ?? [])]
  focusTargets[focusTargets.indexOf(event.currentTarget) + 1]?.focus()
}
