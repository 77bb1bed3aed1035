import { FlipHorizontal2, Minus, Pause, Play, Plus, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ResultText } from '@/components/blanks/result-text'
import { Button } from '@/components/ui/button'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { countWords } from '@/lib/core/strings/words'
import { stepPace, useScroller } from './use-scroller'

/** Keeps the screen on while mounted, if supported. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isReleased = false

    async function acquireLock() {
      if (isReleased || document.visibilityState !== 'visible') return
      try {
        const newLock = await navigator.wakeLock.request('screen')
        if (isReleased) await newLock.release()
        else lock = newLock
      } catch {
        // If the lock is unsupported or denied, or the battery is low, the screen may turn off as usual.
      }
    }

    acquireLock()
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', acquireLock)
    return () => {
      isReleased = true
      document.removeEventListener('visibilitychange', acquireLock)
      lock?.release().catch(() => {})
    }
  }, [])
}

/** Opens the dialog in full screen if possible. Leaving full screen closes it. */
function useFullScreen(dialogRef: RefObject<HTMLDialogElement | null>, stageRef: RefObject<HTMLElement | null>) {
  const open = useEffectEvent(() => {
    dialogRef.current?.showModal()
    // The stage goes full screen, because the Fullscreen API rejects dialog elements.
    stageRef.current?.requestFullscreen?.().catch(() => {})
  })
  const onFullScreenChange = useEffectEvent(() => {
    if (document.fullscreenElement === null) dialogRef.current?.close()
  })

  useEffect(() => {
    open()
    document.addEventListener('fullscreenchange', onFullScreenChange)
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreenChange)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
}

const paceKeys: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

type Props = { lines: readonly string[]; pace: number; onClose: () => void }

export function Teleprompter({ lines, pace: initialPace, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const stageRef = useRef<HTMLDivElement>(null)
  const viewportRef = useRef<HTMLElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const [pace, setPace] = useState(initialPace)
  const [isRunning, setIsRunning] = useState(false)
  const [isMirrored, setIsMirrored] = useState(false)
  const wordCount = lines.reduce((sum, line) => sum + countWords(line), 0)
  const { secondsLeft, rewind } = useScroller({
    viewportRef,
    textRef,
    wordCount,
    pace,
    isRunning,
    onEnd: () => setIsRunning(false),
  })
  useFullScreen(dialogRef, stageRef)
  useWakeLock()
  useEffect(() => viewportRef.current?.focus(), [])

  function toggleRunning() {
    if (!isRunning && secondsLeft === 0) rewind()
    setIsRunning(!isRunning)
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = paceKeys[event.key]
    if (direction) setPace(stepPace(pace, direction))
    // Space on a focused button activates that button.
    else if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return
    else if (!event.repeat) toggleRunning()
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialogRef}
      aria-label="Teleprompter"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-black text-white"
      onClose={onClose}
      onKeyDown={onKeyDown}
      // A click moves focus away from the clicked button, so that space continues to start and pause.
      onClick={({ detail }) => detail > 0 && viewportRef.current?.focus()}
    >
      <div ref={stageRef} className="relative flex h-full flex-col bg-black">
        <section
          ref={viewportRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
          tabIndex={0}
          aria-label="Script"
          className="peer relative min-h-0 grow overflow-y-auto outline-none"
        >
          {/* Bottom padding lets the last line reach the mark. */}
          <div className="pt-[55vh] pb-[80vh]">
            <div
              ref={textRef}
              className={`mx-auto grid max-w-5xl gap-[1em] px-6 text-[clamp(1.75rem,5vw,4rem)] leading-snug font-semibold [&_p]:max-w-none ${isMirrored ? '-scale-x-100' : ''}`}
            >
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a script never change their order.
                <ResultText key={index} text={line} />
              ))}
            </div>
          </div>
        </section>
        <div
          className="pointer-events-none absolute inset-x-0 top-1/3 border-t-2 border-white/30 peer-focus-visible:border-white/70"
          aria-hidden
        />
        <div className="flex flex-wrap items-center justify-center gap-2 border-t border-white/25 p-3">
          <Button size="small" className="min-w-24" onClick={toggleRunning}>
            {isRunning ? <Pause className="size-4" /> : <Play className="size-4" />}
            {isRunning ? 'Pause' : 'Start'}
          </Button>
          <div className="flex items-center gap-2">
            <Button size="small" aria-label="Slower" onClick={() => setPace(stepPace(pace, -1))}>
              <Minus className="size-4" />
            </Button>
            <p role="status" className="text-sm tabular-nums">
              {pace} words per minute
            </p>
            <Button size="small" aria-label="Faster" onClick={() => setPace(stepPace(pace, 1))}>
              <Plus className="size-4" />
            </Button>
          </div>
          <Button size="small" aria-pressed={isMirrored} onClick={() => setIsMirrored(!isMirrored)}>
            <FlipHorizontal2 className="size-4" />
            Mirror
          </Button>
          <Button
            size="small"
            onClick={() => {
              setIsRunning(false)
              rewind()
            }}
          >
            <RotateCcw className="size-4" />
            From the start
          </Button>
          <p className="min-w-20 text-center text-sm tabular-nums">{formatTimestamp(secondsLeft)} left</p>
          <Button size="small" onClick={() => dialogRef.current?.close()}>
            <X className="size-4" />
            Close
          </Button>
        </div>
      </div>
    </dialog>
  )
}
