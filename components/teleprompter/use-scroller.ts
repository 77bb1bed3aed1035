import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getScrollDistance, pageStart, secondsFor } from './pace'

type Options = {
  viewport: RefObject<HTMLElement | null>
  text: RefObject<HTMLElement | null>
  words: number
  pace: number
  running: boolean
  onEnd: () => void
}

/** Of the viewport's height: where the reader looks. The class names of the mark and of the text's padding follow it. */
const READING_LINE = 1 / 3
/** Longest step at once, for a tab that slept. */
const MAX_FRAME = 100
const byPage = '(prefers-reduced-motion: reduce)'

/** Moves the text past the reading mark at its pace; page by page where the visitor wants less motion. */
export function useScroller({ viewport, text, words, pace, running, onEnd }: Options) {
  const position = useRef(0)
  const shown = useRef(0)
  const [left, setLeft] = useState(() => Math.ceil((words * 60) / pace))

  /** One frame; false at the end of the text. */
  const advance = useEffectEvent((milliseconds: number): boolean => {
    const [box, block] = [viewport.current, text.current]
    if (!box || !block) return false
    const script = { words, pace, height: block.offsetHeight }
    const end = block.offsetTop + block.offsetHeight - box.clientHeight * READING_LINE
    const movedByHand = Math.abs(box.scrollTop - shown.current) > 2
    if (movedByHand) position.current = box.scrollTop
    position.current = Math.min(end, position.current + getScrollDistance(milliseconds, script))
    box.scrollTop = matchMedia(byPage).matches
      ? pageStart(position.current, box.clientHeight / 2)
      : position.current
    // As the browser has rounded it.
    shown.current = box.scrollTop
    setLeft(secondsFor(end - position.current, script))
    return position.current < end
  })
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (!running) return
    let before = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const goesOn = advance(Math.min(MAX_FRAME, Math.max(0, now - before)))
      before = now
      if (goesOn) frame = requestAnimationFrame(next)
      else finish()
    })
    return () => cancelAnimationFrame(frame)
  }, [running])

  return {
    left,
    rewind() {
      position.current = 0
      shown.current = 0
      if (viewport.current) viewport.current.scrollTop = 0
      setLeft(Math.ceil((words * 60) / pace))
    },
  }
}
