import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import type { BlankControl } from '@/components/blanks/result-text'
import type { CardState } from '@/components/run-state/run-state'

/** The delay postpones the layout change, so that a control does not move while the visitor presses it. */
const COMMIT_DELAY_MS = 250

type Options = {
  cardState: CardState
  resultNumber: number
  canFill: boolean
  describedBy: string | undefined
  onFill: BlankControl['onChange']
  onCommitFills: () => void
}

/** Lets the visitor fill in a card's blanks inline. The filled text replaces the inputs once focus leaves them. */
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
    onFocus: ({ target }: FocusEvent) =>
      setIsFocused(target instanceof HTMLTextAreaElement && 'blank' in target.dataset),
    onBlur: () => setIsFocused(false),
  }
}
