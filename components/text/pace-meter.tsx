import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { clamp } from '@/lib/core/numbers'
import { countWords } from '@/lib/core/strings/words'
import type { BlockOf } from '@/lib/tool/text-tool'

/** A shorter time means that the visitor has not read the text. */
const MIN_READING_SECONDS = 5

/** Returns words per minute, clamped to the field's range; null if the time is too short. */
export function measurePace(
  wordCount: number,
  seconds: number,
  { min, max }: { min: number; max: number },
): number | null {
  if (seconds < MIN_READING_SECONDS) return null
  return clamp(Math.round((wordCount * 60) / seconds), min, max)
}

type Props = BlockOf<'pace'> & { onChoose: (parameters: Readonly<Record<string, number>>) => void }

export function PaceMeter({ field, min, max, sample, onChoose }: Props) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [elapsedSeconds, setElapsedSeconds] = useState(0)
  const [result, setResult] = useState<{ pace: number | null } | null>(null)

  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setElapsedSeconds((performance.now() - startedAt) / 1000), 250)
    return () => clearInterval(timer)
  }, [startedAt])

  function toggleTimer() {
    if (startedAt === null) {
      setResult(null)
      setElapsedSeconds(0)
      setStartedAt(performance.now())
      return
    }
    const pace = measurePace(countWords(sample), (performance.now() - startedAt) / 1000, { min, max })
    setStartedAt(null)
    setResult({ pace })
    if (pace !== null) onChoose({ [field]: pace })
  }

  return (
    <details className="rounded-xl border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Measure my pace</summary>
      <div className="space-y-3 border-line border-t p-4">
        <p className="text-muted text-sm">Press Start, read this aloud the way you would on camera, then press Stop.</p>
        <p className="max-w-prose text-base">{sample}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={toggleTimer}>
            {startedAt === null ? 'Start' : 'Stop'}
          </Button>
          {startedAt !== null && <span className="tabular-nums">{formatTimestamp(elapsedSeconds)}</span>}
          <p role="status" className="text-sm">
            {result &&
              (result.pace === null
                ? 'That was too quick to measure. Read the whole text.'
                : `You speak about ${result.pace} words per minute. All times now use your pace.`)}
          </p>
        </div>
      </div>
    </details>
  )
}
