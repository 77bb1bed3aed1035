import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clamp } from '@/lib/core/numbers'

const MIN_PACE = 60
const MAX_PACE = 300
const PACE_STEP = 10

export const stepPace = (pace: number, direction: -1 | 1): number =>
  clamp(pace + direction * PACE_STEP, MIN_PACE, MAX_PACE)

type ScriptMetrics = { wordCount: number; height: number; pace: number }

export const getScrollDistance = (milliseconds: number, { wordCount, height, pace }: ScriptMetrics): number =>
  wordCount === 0 ? height : (height * pace * milliseconds) / (60_000 * wordCount)

export const getSecondsForDistance = (pixels: number, { wordCount, height, pace }: ScriptMetrics): number =>
  height === 0 ? 0 : Math.max(0, Math.ceil((pixels * wordCount * 60) / (height * pace)))

/** Returns the scroll offset in page mode: the start of the page that contains the reading position. */
export const getPageStart = (position: number, pageHeight: number): number =>
  pageHeight > 0 ? Math.floor(position / pageHeight) * pageHeight : position

type Options = {
  viewportRef: RefObject<HTMLElement | null>
  textRef: RefObject<HTMLElement | null>
  wordCount: number
  pace: number
  isRunning: boolean
  onEnd: () => void
}

/** Position as a fraction of the viewport height. Class names of the mark and the padding repeat this value. */
const READING_LINE_POSITION = 1 / 3
/** Maximum duration of one step, for a tab that was suspended. */
const MAX_FRAME_MS = 100
const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Scrolls the text past the reading mark at the given pace, or page by page with reduced motion. */
export function useScroller({ viewportRef, textRef, wordCount, pace, isRunning, onEnd }: Options) {
  const positionRef = useRef(0)
  const lastScrollTopRef = useRef(0)
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil((wordCount * 60) / pace))

  /** Advances by one frame. Returns false at the end of the text. */
  const advance = useEffectEvent((milliseconds: number): boolean => {
    const [viewportElement, textElement] = [viewportRef.current, textRef.current]
    if (!viewportElement || !textElement) return false
    const metrics = { wordCount, pace, height: textElement.offsetHeight }
    const end = textElement.offsetTop + textElement.offsetHeight - viewportElement.clientHeight * READING_LINE_POSITION
    const wasScrolledByHand = Math.abs(viewportElement.scrollTop - lastScrollTopRef.current) > 2
    if (wasScrolledByHand) positionRef.current = viewportElement.scrollTop
    positionRef.current = Math.min(end, positionRef.current + getScrollDistance(milliseconds, metrics))
    viewportElement.scrollTop = matchMedia(reducedMotionQuery).matches
      ? getPageStart(positionRef.current, viewportElement.clientHeight / 2)
      : positionRef.current
    // The browser rounds the scroll offset, so the rounded value is read back.
    lastScrollTopRef.current = viewportElement.scrollTop
    setSecondsLeft(getSecondsForDistance(end - positionRef.current, metrics))
    return positionRef.current < end
  })
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isRunning) return
    let previousTime = performance.now()
    let frameId = requestAnimationFrame(function scrollFrame(now) {
      const hasMore = advance(clamp(now - previousTime, 0, MAX_FRAME_MS))
      previousTime = now
      if (hasMore) frameId = requestAnimationFrame(scrollFrame)
      else finish()
    })
    return () => cancelAnimationFrame(frameId)
  }, [isRunning])

  return {
    secondsLeft,
    rewind() {
      positionRef.current = 0
      lastScrollTopRef.current = 0
      if (viewportRef.current) viewportRef.current.scrollTop = 0
      setSecondsLeft(Math.ceil((wordCount * 60) / pace))
    },
  }
}
