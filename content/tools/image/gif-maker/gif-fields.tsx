import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { type Clip, type ClipRange, MAX_SECONDS } from './video-frames'

type NumberInputProps = {
  label: string
  value: number
  min: number
  max: number
  step: number | 'any'
  onValueChange: (value: number) => void
}

/** A number input. Incomplete input, such as “3” of “30”, stays in the field until blur. */
export function NumberInput({ label, value, onValueChange, ...limits }: NumberInputProps) {
  const id = useId()
  const [draftText, setDraftText] = useState<string | null>(null)
  return (
    <div className="flex flex-col justify-end">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        value={draftText ?? value}
        onChange={({ target }) => {
          setDraftText(target.value)
          if (!Number.isNaN(target.valueAsNumber)) onValueChange(target.valueAsNumber)
        }}
        onBlur={() => setDraftText(null)}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        {...limits}
      />
    </div>
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
            Start at this moment
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${clip.file.name}`}>
            Remove
          </Button>
        </div>
      </div>
      <div className="grid two-columns gap-4">
        <NumberInput
          label="Starts at second"
          value={range.from}
          min={0}
          max={clipSeconds}
          step={0.1}
          onValueChange={(startSeconds) => onRangeChange({ from: startSeconds })}
        />
        <NumberInput
          label={`Lasts, in seconds (up to ${MAX_SECONDS})`}
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
