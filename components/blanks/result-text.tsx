import { Fragment, type KeyboardEvent } from 'react'
import type { BlankValues } from '@/components/run-state/card-text'
import { blankPattern } from '@/lib/core/strings/blanks'

type BlankInputProps = {
  blank: string
  value: string
  resultNumber: number
  describedBy: string | undefined
  onChange: (text: string) => void
}

/** Enter moves to the next blank, and from the last one to Copy. */
function BlankInput({ blank, value, resultNumber, describedBy, onChange }: BlankInputProps) {
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

export type BlankControl = {
  resultNumber: number
  values: BlankValues
  describedBy: string | undefined
  onChange: (key: string, text: string) => void
}

/** Punctuation that must not wrap away from the blank before it. */
const trailingPunctuation = '.,;:!?…)]»”’"\'%/–-。、！？，：؟،'

type Props = {
  text: string
  label?: string | undefined
  /** Phrases that the visitor did not provide. */
  assumedPhrases?: readonly string[] | undefined
  blankKeys?: readonly string[]
  blankControl?: BlankControl | undefined
  className?: string
}

/** Blanks that cannot be filled in here are highlighted, so that the visitor does not post a blank by mistake. */
export function ResultText({ text, label, assumedPhrases = [], blankKeys = [], blankControl, className = '' }: Props) {
  let offset = 0
  let blankIndex = 0
  const chunks = findMarks(text, assumedPhrases).map(({ offset: markOffset, markedText, isBlank }) => {
    const textBefore = text.slice(offset, markOffset)
    offset = markOffset + markedText.length
    const key = isBlank ? blankKeys[blankIndex] : undefined
    if (isBlank) blankIndex += 1
    const canFill = blankControl !== undefined && key !== undefined
    const punctuation = canFill && trailingPunctuation.includes(text.charAt(offset)) ? text.charAt(offset) : ''
    offset += punctuation.length
    return (
      <Fragment key={markOffset}>
        {textBefore}
        {canFill ? (
          <span className="whitespace-nowrap">
            <BlankInput
              blank={markedText}
              value={blankControl.values[key] ?? ''}
              resultNumber={blankControl.resultNumber}
              describedBy={blankControl.describedBy}
              onChange={(typedText) => blankControl.onChange(key, typedText)}
            />
            {punctuation}
          </span>
        ) : isBlank ? (
          <mark className="rounded bg-raised px-1 font-semibold text-caution underline decoration-dashed">
            {markedText}
          </mark>
        ) : (
          <u className="decoration-caution decoration-wavy underline-offset-4">{markedText}</u>
        )}
      </Fragment>
    )
  })
  return (
    <p dir="auto" className={`max-w-prose whitespace-pre-wrap ${className}`}>
      {label && <span className="font-semibold">{label}: </span>}
      {chunks}
      {text.slice(offset)}
    </p>
  )
}

type Mark = { offset: number; markedText: string; isBlank: boolean }

/** Leaves out a mark that overlaps an earlier one, and a phrase that contains a blank. */
function findMarks(text: string, assumedPhrases: readonly string[]): Mark[] {
  const blankMarks = [...text.matchAll(blankPattern)].map(({ 0: markedText, index }) => ({
    offset: index,
    markedText,
    isBlank: true,
  }))
  const phraseMarks = assumedPhrases
    .map((markedText) => ({ offset: text.indexOf(markedText), markedText, isBlank: false }))
    .filter(({ offset, markedText }) => offset >= 0 && !markedText.match(blankPattern))
  const marks = [...blankMarks, ...phraseMarks].sort((one, other) => one.offset - other.offset)
  return marks.filter((mark, index) => {
    const earlierMarks = marks.slice(0, index)
    return earlierMarks.every(({ offset, markedText }) => offset + markedText.length <= mark.offset)
  })
}
