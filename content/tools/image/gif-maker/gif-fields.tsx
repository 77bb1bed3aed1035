import { useRef } from 'react'
import { NumberField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { clamp } from '@/lib/core/numbers'
import { fields } from './form'
import { type Clip, type ClipRange, MAX_SECONDS } from './video-frames'

const [msField, videoMsField] = fields

type SpeedFieldProps = { isVideo: boolean; frameMs: number; onFrameMsChange: (ms: number) => void }

/** Photos are set in seconds, a video in frames per second. */
export function SpeedField({ isVideo, frameMs, onFrameMsChange }: SpeedFieldProps) {
  const { label, min: minMs, max: maxMs } = isVideo ? videoMsField : msField
  const value = isVideo ? Math.round(10_000 / frameMs) / 10 : frameMs / 1_000
  const [min, max] = isVideo ? [1_000 / maxMs, 1_000 / minMs] : [minMs / 1_000, maxMs / 1_000]
  const changeValue = (newValue: number) =>
    newValue > 0 && onFrameMsChange(clamp(isVideo ? 1_000 / newValue : newValue * 1_000, minMs, maxMs))
  return (
    <NumberField
      label={label}
      value={value}
      min={min}
      max={max}
      step="any"
      className="grid grid-cols-[1fr_5rem] items-center gap-x-3"
      onValueChange={changeValue}
    >
      <input
        type="range"
        aria-label={label}
        value={value}
        {...(isVideo ? { min: 1, max: 30, step: 1 } : { min: 0.05, max: 2, step: 0.05 })}
        onChange={({ target }) => changeValue(target.valueAsNumber)}
        className="col-span-full h-11 w-full accent-accent"
      />
    </NumberField>
  )
}

type Props = { clip: Clip; range: ClipRange; onRangeChange: (change: Partial<ClipRange>) => void; onRemove: () => void }

export function ClipCard({ clip, range, onRangeChange, onRemove }: Props) {
  const playerRef = useRef<HTMLVideoElement>(null)
  const url = useObjectUrl(clip.file)
  const clipSeconds = Math.round(clip.seconds * 10) / 10
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-surface p-3 sm:p-4">
      {url && (
        <video
          ref={playerRef}
          src={`${url}#t=${range.from}`}
          controls
          muted
          playsInline
          className="max-h-72 w-full rounded-lg bg-raised"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words text-sm">
          <strong>{clip.file.name}</strong>, {clipSeconds} s
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => playerRef.current && onRangeChange({ from: playerRef.current.currentTime })}
          >
            Start here
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${clip.file.name}`}>
            Remove
          </Button>
        </div>
      </div>
      <div className="grid two-columns gap-4">
        <NumberField
          label="Start (seconds)"
          value={range.from}
          min={0}
          max={clipSeconds}
          step={0.1}
          onValueChange={(startSeconds) => onRangeChange({ from: startSeconds })}
        />
        <NumberField
          label={`Length (up to ${MAX_SECONDS} seconds)`}
          value={range.seconds}
          min={0.2}
          max={MAX_SECONDS}
          step={0.1}
          onValueChange={(seconds) => onRangeChange({ seconds })}
        />
      </div>
    </div>
  )
}
