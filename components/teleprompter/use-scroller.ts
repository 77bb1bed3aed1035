import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getPageStart, getScrollDistance, getSecondsForDistance } from './pace'

type Options = {
  viewport: RefObject<HTMLElement | null>
  textRef: RefObject<HTMLElement | null>
  wordCount: number
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
export function useScroller({ viewport, textRef, wordCount, pace, isRunning, onEnd }: Options) {
  const position = useRef(0)
  const lastScrollTop = useRef(0)
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil((wordCount * 60) / pace))

  /** One frame; false at the end of the text. */
  const advance = useEffectEvent((milliseconds: number): boolean => {
    const [viewportElement, textElement] = [viewport.current, textRef.current]
    if (!viewportElement || !textElement) return false
    const metrics = { wordCount, pace, height: textElement.offsetHeight }
    const end = textElement.offsetTop + textElement.offsetHeight - viewportElement.clientHeight * READING_LINE
    const wasScrolledByHand = Math.abs(viewportElement.scrollTop - lastScrollTop.current) > 2
    if (wasScrolledByHand) position.current = viewportElement.scrollTop
    position.current = Math.min(end, position.current + getScrollDistance(milliseconds, metrics))
    viewportElement.scrollTop = matchMedia(reducedMotionQuery).matches
      ? getPageStart(position.current, viewportElement.clientHeight / 2)
      : position.current
    // As the browser has rounded it.
    lastScrollTop.current = viewportElement.scrollTop
    setSecondsLeft(getSecondsForDistance(end - position.current, metrics))
    return position.current < end
  })
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isRunning) return
    let previousTime = performance.now()
    let frame = requestAnimationFrame(function scrollFrame(now) {
      const hasMore = advance(Math.min(MAX_FRAME_MS, Math.max(0, now - previousTime)))
      previousTime = now
      if (hasMore) frame = requestAnimationFrame(scrollFrame)
      else finish()
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return {
    secondsLeft,
    rewind() {
      position.current = 0
      lastScrollTop.current = 0
      if (viewport.current) viewport.current.scrollTop = 0
      setSecondsLeft(Math.ceil((wordCount * 60) / pace))
    },
  }
}
