import { Fragment } from 'react'
import type { BlankValues } from '@/components/run-state/fill-blanks'
import { blankPattern } from '@/lib/core/strings/blanks'
import { BlankInput } from './blank-input'

/** How the blanks of a card are filled in where it stands. */
export type BlankControl = {
  resultNumber: number
  values: BlankValues
  describedBy: string | undefined
  onChange: (key: string, text: string) => void
}

/** What stays on the line of the blank that it follows. */
const trailingPunctuation = '.,;:!?…)]»”’"\'%/–-。、！？，：؟،'

type Props = {
  text: string
  /** Stands before it in the same line. */
  label?: string | undefined
  /** Phrases that are not from the visitor. */
  assumedPhrases?: readonly string[] | undefined
  /** Keys of the text's blanks. */
  blankKeys?: readonly string[]
  /** Absent where blanks are only marked. */
  blankControl?: BlankControl | undefined
  className?: string
}

/**
 * A result's text, with what is not from the visitor underlined and its blanks as inputs. Where they cannot be filled in
 * they are marked, so that none is posted by mistake.
 */
export function ResultText({ text, label, assumedPhrases = [], blankKeys = [], blankControl, className = '' }: Props) {
  let offset = 0
  let blankIndex = 0
  const chunks = findMarks(text, assumedPhrases).map((mark) => {
    const textBefore = text.slice(offset, mark.offset)
    offset = mark.offset + mark.markedText.length
    const key = mark.isBlank ? blankKeys[blankIndex] : undefined
    if (mark.isBlank) blankIndex += 1
    const punctuation =
      blankControl && key !== undefined && trailingPunctuation.includes(text.charAt(offset)) ? text.charAt(offset) : ''
    offset += punctuation.length
    return { ...mark, before: textBefore, key, stop: punctuation }
  })
  return (
    <p dir="auto" className={`max-w-prose whitespace-pre-wrap ${className}`}>
      {label && <span className="font-semibold">{label}: </span>}
      {chunks.map(({ offset, before: textBefore, markedText, isBlank, key, stop: punctuation }) => (
        <Fragment key={offset}>
          {textBefore}
          {isBlank && blankControl && key !== undefined ? (
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
      ))}
      {text.slice(offset)}
    </p>
  )
}

type Mark = { offset: number; markedText: string; isBlank: boolean }

/** In the order of the text; of two that overlap, the first, but a blank is never lost to a phrase. */
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
