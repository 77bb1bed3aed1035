import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import type { BlankControl } from '@/components/blanks/result-text'
import type { CardState } from '@/components/run-state/run-state'

/** Milliseconds: what is being pressed must not move away, as words take the place of boxes, before it is let go. */
const COMMIT_DELAY_MS = 250

type Options = {
  cardState: CardState
  resultNumber: number
  /** False where blanks are only marked. */
  canFill: boolean
  /** Id of the words that say what is missing. */
  describedBy: string | undefined
  onFill: BlankControl['onChange']
  onCommitFills: () => void
}

/** Fills a card's blanks where they stand; what was typed takes the place of their boxes once the focus has left them. */
export function useBlankControl({
  cardState: { fillDraft },
  resultNumber,
  canFill,
  describedBy,
  onFill,
  onCommitFills,
}: Options) {
  const [isFocused, setIsFocused] = useState(false)
  const hasDraft = fillDraft !== undefined
  const commit = useEffectEvent(onCommitFills)
  useEffect(() => {
    if (isFocused || !hasDraft) return
    const timer = setTimeout(() => commit(), COMMIT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFocused, hasDraft])
  const control: BlankControl = { resultNumber, values: fillDraft?.values ?? {}, describedBy, onChange: onFill }
  return {
    blankControl: canFill ? control : undefined,
    onFocus: ({ target }: FocusEvent) => setIsFocused(isBlankInput(target)),
    onBlur: () => setIsFocused(false),
  }
}

function isBlankInput(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && 'blank' in target.dataset
}
