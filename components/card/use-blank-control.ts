import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import type { BlankControl } from '@/components/blanks/result-text'
import type { CardState } from '@/components/run-state/run-state'

/** Milliseconds: what is being pressed must not move away, as words take the place of boxes, before it is let go. */
const COMMIT_DELAY_MS = 250

type Options = {
  cardState: CardState
  number: number
  /** False where blanks are only marked. */
  canFill: boolean
  /** Id of the words that say what is missing. */
  describedBy: string | undefined
  onFill: BlankControl['onType']
  onCommitFills: () => void
}

/** Fills a card's blanks where they stand; what was typed takes the place of their boxes once the focus has left them. */
export function useBlankControl({
  cardState: { fillDraft },
  number,
  canFill,
  describedBy,
  onFill,
  onCommitFills,
}: Options) {
  const [isIn, setIsIn] = useState(false)
  const isTyping = fillDraft !== undefined
  const settle = useEffectEvent(onCommitFills)
  useEffect(() => {
    if (isIn || !isTyping) return
    const leaving = setTimeout(() => settle(), COMMIT_DELAY_MS)
    return () => clearTimeout(leaving)
  }, [isIn, isTyping])
  const filling: BlankControl = { number, values: fillDraft?.values ?? {}, describedBy, onType: onFill }
  return {
    blankControl: canFill ? filling : undefined,
    onFocus: ({ target }: FocusEvent) => setIsIn(isBlankInput(target)),
    onBlur: () => setIsIn(false),
  }
}

function isBlankInput(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && 'blank' in target.dataset
}
