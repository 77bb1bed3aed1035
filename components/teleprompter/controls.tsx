import { FlipHorizontal2, Minus, Pause, Play, Plus, RotateCcw, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatTimestamp } from '@/lib/core/format/format-time'

type Props = {
  isRunning: boolean
  pace: number
  isMirrored: boolean
  /** Seconds until the end at the current pace. */
  secondsLeft: number
  onToggleRunning: () => void
  onPaceChange: (direction: -1 | 1) => void
  onToggleMirror: () => void
  onRewind: () => void
  onClose: () => void
}

export function Controls({
  isRunning,
  pace,
  isMirrored,
  secondsLeft,
  onToggleRunning,
  onPaceChange,
  onToggleMirror,
  onRewind,
  onClose,
}: Props) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 border-t border-white/25 p-3">
      <Button size="small" className="min-w-24" onClick={onToggleRunning}>
        {isRunning ? <Pause className="size-4" /> : <Play className="size-4" />}
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <div className="flex items-center gap-2">
        <Button size="small" aria-label="Slower" onClick={() => onPaceChange(-1)}>
          <Minus className="size-4" />
        </Button>
        <p role="status" className="text-sm tabular-nums">
          {pace} words a minute
        </p>
        <Button size="small" aria-label="Faster" onClick={() => onPaceChange(1)}>
          <Plus className="size-4" />
        </Button>
      </div>
      <Button size="small" aria-pressed={isMirrored} onClick={onToggleMirror}>
        <FlipHorizontal2 className="size-4" />
        Mirror
      </Button>
      <Button size="small" onClick={onRewind}>
        <RotateCcw className="size-4" />
        From the start
      </Button>
      <p className="min-w-20 text-center text-sm tabular-nums">{formatTimestamp(secondsLeft)} left</p>
      <Button size="small" onClick={onClose}>
        <X className="size-4" />
        Close
      </Button>
    </div>
  )
}
