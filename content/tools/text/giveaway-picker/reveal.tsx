import { CircleDot } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sparks } from '@/components/ui/sparks'
import { type DrawRecord, describePool, formatUtcTime } from './proof'
import { getRevealTimes, pickRollingNames } from './reveal-timing'

/** Rolls names past like a slot machine, until the last is in the middle row. */
function Roller({ names, durationMs, onEnd }: { names: readonly string[]; durationMs: number; onEnd: () => void }) {
  const columnRef = useRef<HTMLDivElement>(null)
  const endRoll = useEffectEvent(onEnd)
  useEffect(() => {
    const distance = `${(-100 * (names.length - 1)) / names.length}%`
    const animation = columnRef.current?.animate(
      { transform: ['translateY(0)', `translateY(${distance})`] },
      { duration: durationMs, easing: 'cubic-bezier(0.1, 0.6, 0.2, 1)', fill: 'forwards' },
    )
    animation?.finished.then(endRoll, () => {})
    return () => animation?.cancel()
  }, [names, durationMs])
  return (
    <div
      aria-hidden
      className="h-60 w-full overflow-hidden mask-[linear-gradient(transparent,black_40%,black_60%,transparent)]"
    >
      <div ref={columnRef} className="pt-20">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may roll past several times.
          <p key={index} dir="auto" className="h-20 truncate font-bold text-4xl leading-20 sm:text-6xl">
            {name}
          </p>
        ))}
      </div>
    </div>
  )
}

type Stage = { phase: 'ready' | 'rolling' | 'shown' | 'done'; index: number }

/** Shows one winner after another: after a roll, or at once to visitors who prefer reduced motion. */
function useReveal(winnerCount: number) {
  const [{ phase, index }, setStage] = useState<Stage>({ phase: 'ready', index: 0 })
  const { rollMs, holdMs } = getRevealTimes(winnerCount)

  const showWinner = (winnerIndex: number) =>
    setStage({ phase: winnerCount === 1 ? 'done' : 'shown', index: winnerIndex })
  function startRoll(winnerIndex: number) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) showWinner(winnerIndex)
    else setStage({ phase: 'rolling', index: winnerIndex })
  }
  const leaveWinner = useEffectEvent(() => {
    if (index + 1 < winnerCount) startRoll(index + 1)
    else setStage({ phase: 'done', index })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each winner is held for the same time.
  useEffect(() => {
    if (phase !== 'shown') return
    const timer = setTimeout(leaveWinner, holdMs)
    return () => clearTimeout(timer)
  }, [phase, index, holdMs])
  return { phase, index, rollMs, start: () => startRoll(0), endRoll: () => showWinner(index) }
}

function WinnerName({ name, label }: { name: string; label: string }) {
  // As large as fits on one line. A whole comment takes several lines.
  const fontSize = `clamp(1.75rem, ${140 / name.length}vw, 6rem)`
  return (
    <>
      <p className="text-lg text-muted sm:text-2xl">{label}</p>
      <p dir="auto" className="text-balance font-bold leading-tight" style={{ fontSize }}>
        {name}
      </p>
    </>
  )
}

type Props = { record: DrawRecord; sampleNames: readonly string[]; onClose: () => void }

/** A full-screen view to film. It opens after the draw and cannot change its result. */
export function Reveal({ record, sampleNames, onClose }: Props) {
  const { winners } = record
  const dialogRef = useRef<HTMLDialogElement>(null)
  const { phase, index, rollMs, start, endRoll } = useReveal(winners.length)
  const winner = winners[index] ?? ''
  const rollingNames = useMemo(() => pickRollingNames(sampleNames, winner, index), [sampleNames, winner, index])
  useEffect(() => dialogRef.current?.showModal(), [])

  const closeDialog = () => dialogRef.current?.close()
  const isSingle = winners.length === 1
  const isRunning = phase === 'rolling' || phase === 'shown'
  const readyLabel = isSingle ? 'Reveal the winner' : `Reveal ${winners.length} winners`
  return (
    <dialog
      ref={dialogRef}
      aria-label="Winner reveal"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-canvas p-4 text-ink"
    >
      <div className="flex min-h-full flex-col items-center justify-between gap-6 text-center">
        <Button variant="quiet" className="self-end" onClick={closeDialog}>
          Close
        </Button>
        <div className="flex w-full max-w-6xl flex-col items-center gap-4">
          <Sparks className="w-40 text-ember sm:w-56" isAnimated={phase === 'rolling'} />
          {phase === 'ready' && (
            <>
              <h2 className="font-bold text-title">
                Ready to reveal {isSingle ? 'the winner' : `${winners.length} winners`}
              </h2>
              <p className="text-balance text-lg">
                <CircleDot aria-hidden className="mr-2 inline size-5 align-[-0.2em] text-danger" />
                Record this: start your screen recording now.
              </p>
            </>
          )}
          <div role="status" className="flex w-full flex-col items-center gap-2">
            {phase === 'rolling' && <Roller key={index} names={rollingNames} durationMs={rollMs} onEnd={endRoll} />}
            {(phase === 'shown' || (phase === 'done' && isSingle)) && (
              <WinnerName
                name={winner}
                label={isSingle ? 'The winner is' : `Winner ${index + 1} of ${winners.length}`}
              />
            )}
          </div>
          {phase === 'done' && !isSingle && (
            <>
              <h2 className="font-bold text-title">The winners</h2>
              <ol className="space-y-2">
                {winners.map((name) => (
                  <li key={name} dir="auto" className="font-bold text-2xl sm:text-4xl">
                    {name}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
        <div className="space-y-4 pb-4">
          {/* It stays while the names roll, so that it still has the focus afterwards. */}
          <Button
            variant="primary"
            size="large"
            aria-disabled={isRunning}
            onClick={phase === 'ready' ? start : phase === 'done' ? closeDialog : undefined}
          >
            {phase === 'ready' ? readyLabel : phase === 'done' ? 'Done' : 'Revealing…'}
          </Button>
          <p className="text-muted text-sm">
            {describePool(record)}
            {record.proof.time && ` · ${formatUtcTime(record.proof.time)}`}
          </p>
        </div>
      </div>
    </dialog>
  )
}
