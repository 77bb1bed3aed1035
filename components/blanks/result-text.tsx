import { Fragment } from 'react'
import type { BlankValues } from '@/components/run-state/fill-blanks'
import { blankPattern } from '@/lib/core/strings/blanks'
import { BlankInput } from './blank-input'

/** How the blanks of a card are filled in where it stands. */
export type BlankControl = {
  number: number
  values: BlankValues
  describedBy: string | undefined
  onChange: (key: string, words: string) => void
}

/** What stays on the line of the blank that it follows. */
const trailingPunctuation = '.,;:!?…)]»”’"\'%/–-。、！？，：؟،'

type Props = {
  text: string
  /** Stands before it in the same line. */
  label?: string | undefined
  /** Phrases that are not from the visitor. */
  assumed?: readonly string[] | undefined
  /** Keys of the text's blanks. */
  blanks?: readonly string[]
  /** Absent where blanks are only marked. */
  blankControl?: BlankControl | undefined
  className?: string
}

/**
 * A result's text, with what is not from the visitor underlined and its blanks as inputs. Where they cannot be filled in
 * they are marked, so that none is posted by mistake.
 */
export function ResultText({ text, label, assumed = [], blanks = [], blankControl, className = '' }: Props) {
  let at = 0
  let blankIndex = 0
  const chunks = findMarks(text, assumed).map((mark) => {
    const before = text.slice(at, mark.at)
    at = mark.at + mark.words.length
    const key = mark.isBlank ? blanks[blankIndex] : undefined
    if (mark.isBlank) blankIndex += 1
    const punctuation =
      blankControl && key !== undefined && trailingPunctuation.includes(text.charAt(at)) ? text.charAt(at) : ''
    at += punctuation.length
    return { ...mark, before, key, stop: punctuation }
  })
  return (
    <p dir="auto" className={`max-w-prose whitespace-pre-wrap ${className}`}>
      {label && <span className="font-semibold">{label}: </span>}
      {chunks.map(({ at, before, words, isBlank, key, stop: punctuation }) => (
        <Fragment key={at}>
          {before}
          {isBlank && blankControl && key !== undefined ? (
            <span className="whitespace-nowrap">
              <BlankInput
                blank={words}
                value={blankControl.values[key] ?? ''}
                number={blankControl.number}
                describedBy={blankControl.describedBy}
                onChange={(typed) => blankControl.onChange(key, typed)}
              />
              {punctuation}
            </span>
          ) : isBlank ? (
            <mark className="rounded bg-raised px-1 font-semibold text-caution underline decoration-dashed">
              {words}
            </mark>
          ) : (
            <u className="decoration-caution decoration-wavy underline-offset-4">{words}</u>
          )}
        </Fragment>
      ))}
      {text.slice(at)}
    </p>
  )
}

type Mark = { at: number; words: string; isBlank: boolean }

/** In the order of the text; of two that overlap, the first, but a blank is never lost to a phrase. */
function findMarks(text: string, assumed: readonly string[]): Mark[] {
  const blanks = [...text.matchAll(blankPattern)].map(({ 0: words, index }) => ({
    at: index,
    words,
    isBlank: true,
  }))
  const phrases = assumed
    .map((words) => ({ at: text.indexOf(words), words, isBlank: false }))
    .filter(({ at, words }) => at >= 0 && !words.match(blankPattern))
  const marks = [...blanks, ...phrases].sort((one, other) => one.at - other.at)
  return marks.filter((mark, index) => {
    const before = marks.slice(0, index)
    return before.every(({ at, words }) => at + words.length <= mark.at)
  })
}
