import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getPageStart, getScrollDistance, getSecondsForDistance } from './pace'

type Options = {
  viewport: RefObject<HTMLElement | null>
  text: RefObject<HTMLElement | null>
  words: number
  pace: number
  isRunning: boolean
  onEnd: () => void
}

/** Of the viewport's height: where the reader looks. The class names of the mark and of the text's padding follow it. */
const READING_LINE = 1 / 3
/** Longest step at once, for a tab that slept. */
const MAX_FRAME_MS = 100
const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Moves the text past the reading mark at its pace; page by page where the visitor wants less motion. */
export function useScroller({ viewport, text, words, pace, isRunning, onEnd }: Options) {
  const position = useRef(0)
  const lastScrollTop = useRef(0)
  const [secondsLeft, setLeft] = useState(() => Math.ceil((words * 60) / pace))

  /** One frame; false at the end of the text. */
  const advance = useEffectEvent((milliseconds: number): boolean => {
    const [viewportElement, textElement] = [viewport.current, text.current]
    if (!viewportElement || !textElement) return false
    const script = { words, pace, height: textElement.offsetHeight }
    const end = textElement.offsetTop + textElement.offsetHeight - viewportElement.clientHeight * READING_LINE
    const wasScrolledByHand = Math.abs(viewportElement.scrollTop - lastScrollTop.current) > 2
    if (wasScrolledByHand) position.current = viewportElement.scrollTop
    position.current = Math.min(end, position.current + getScrollDistance(milliseconds, script))
    viewportElement.scrollTop = matchMedia(reducedMotionQuery).matches
      ? getPageStart(position.current, viewportElement.clientHeight / 2)
      : position.current
    // As the browser has rounded it.
    lastScrollTop.current = viewportElement.scrollTop
    setLeft(getSecondsForDistance(end - position.current, script))
    return position.current < end
  })
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isRunning) return
    let previousTime = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const hasMore = advance(Math.min(MAX_FRAME_MS, Math.max(0, now - previousTime)))
      previousTime = now
      if (hasMore) frame = requestAnimationFrame(next)
      else finish()
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return {
    left: secondsLeft,
    rewind() {
      position.current = 0
      lastScrollTop.current = 0
      if (viewport.current) viewport.current.scrollTop = 0
      setLeft(Math.ceil((words * 60) / pace))
    },
  }
}
