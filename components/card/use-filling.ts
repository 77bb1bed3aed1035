import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Filling } from '@/components/blanks/filled-text'
import type { ShownCard } from '@/components/run-state/shown-run'

/** Milliseconds: what is being pressed must not move away, as words take the place of boxes, before it is let go. */
const PRESS = 250

type Options = {
  shown: ShownCard
  number: number
  /** False where blanks are only marked. */
  mayFill: boolean
  /** Id of the words that say what is missing. */
  describedBy: string | undefined
  onFill: Filling['onType']
  onSettle: () => void
}

/** Fills a card's blanks where they stand; what was typed takes the place of their boxes once the focus has left them. */
export function useFilling({ shown: { typing }, number, mayFill, describedBy, onFill, onSettle }: Options) {
  const [isIn, setIsIn] = useState(false)
  const isTyping = typing !== undefined
  const settle = useEffectEvent(onSettle)
  useEffect(() => {
    if (isIn || !isTyping) return
    const leaving = setTimeout(() => settle(), PRESS)
    return () => clearTimeout(leaving)
  }, [isIn, isTyping])
  const filling: Filling = { number, fills: typing?.fills ?? {}, describedBy, onType: onFill }
  return {
    filling: mayFill ? filling : undefined,
    onFocus: ({ target }: FocusEvent) => setIsIn(isBlank(target)),
    onBlur: () => setIsIn(false),
  }
}

function isBlank(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && 'blank' in target.dataset
}
