import type { KeyboardEvent } from 'react'

type Props = {
  /** With its square brackets. */
  blank: string
  value: string
  number: number
  /** Of the words that say what is missing, while they are there. */
  describedBy: string | undefined
  onType: (words: string) => void
}

/** One blank of a result, as an input among its words. Enter goes on to the next one, and from the last to Copy. */
export function BlankInput({ blank, value, number, describedBy, onType }: Props) {
  const asked = blank.slice(1, -1)
  return (
    <input
      data-blank=""
      value={value}
      size={Math.min(30, Math.max(asked.length, value.length))}
      placeholder={asked}
      aria-label={`${asked} (blank in result ${number})`}
      aria-describedby={describedBy}
      autoComplete="off"
      maxLength={300}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={toNext}
      className="field-sizing-content my-0.5 inline-block min-h-8 min-w-16 max-w-full rounded-md border border-field-line bg-raised px-1.5 text-ink placeholder:text-caution placeholder:opacity-100"
    />
  )
}

function toNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const card = event.currentTarget.closest('article')
  const stops = [...(card?.querySelectorAll<HTMLElement>('input[data-blank], button[data-copy]') ?? [])]
  stops[stops.indexOf(event.currentTarget) + 1]?.focus()
}
