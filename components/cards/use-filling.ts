import { type FocusEvent, useRef, useState } from 'react'
import type { Card } from '@/lib/tool/card'
import type { Fills } from './filled-card'
import type { Filling } from './filled-text'
import type { Change } from './shown-run'

/** Milliseconds: what is being pressed must not move away, as words take the place of inputs, before it is let go. */
const PRESS = 250

const nothing: Fills = {}

type Options = {
  card: Card
  number: number
  /** Null while nothing can be changed yet. */
  editing: typeof import('./editing') | null
  /** Id of the words that say what is missing. */
  describedBy: string | undefined
  onChange: (card: Card, by: Change) => void
}

/** Fills a card's blanks where they stand; what was typed is part of the card once the focus has left them. */
export function useFilling({ card, number, editing, describedBy, onChange }: Options) {
  const [fills, setFills] = useState(nothing)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onType = (key: string, words: string) => setFills((before) => ({ ...before, [key]: words }))
  const filling: Filling | undefined = editing ? { number, fills, describedBy, onType } : undefined
  const filled = editing?.filledCard(card, fills) ?? card

  function keep() {
    if (filled === card) return
    setFills(nothing)
    onChange(filled, 'fill')
  }

  return {
    filling,
    /** The card as it would be with what has been typed so far. */
    filled,
    onFocus({ target }: FocusEvent) {
      if (isBlank(target)) clearTimeout(leaving.current)
    },
    onBlur({ target }: FocusEvent) {
      if (isBlank(target)) leaving.current = setTimeout(keep, PRESS)
    },
  }
}

function isBlank(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && 'blank' in target.dataset
}
