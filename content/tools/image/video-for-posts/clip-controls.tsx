import { Pause, Play, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { type FieldProps, RangeField, TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { type Clip, formatSeconds, MAX_ZOOM, parseSeconds, trimClip } from './clips'
import { Filmstrip } from './filmstrip'
import type { Player } from './use-player'

type Props = { clip: Clip; player: Player; onChange: (change: (clip: Clip) => Clip) => void; onRepeat: () => void }

const turn = (clip: Clip): Clip => ({
  ...clip,
  rotation: ((clip.rotation + 90) % 360) as Clip['rotation'],
  center: { x: 1 - clip.center.y, y: clip.center.x },
})

export function ClipControls({ clip, player, onChange, onRepeat }: Props) {
  const { time, isPlaying, toggle, seek } = player
  const trim = (change: Partial<Pick<Clip, 'start' | 'end'>>) => onChange((current) => trimClip(current, change))
  return (
    <div className="grid grid-cols-1 gap-3">
      <Filmstrip clip={clip} time={time} onTrim={trim} onSeek={seek} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={toggle}>
          {isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <span className="min-w-24 text-muted text-sm tabular-nums">
          {formatSeconds(time)} of {formatSeconds(clip.details.seconds)}
        </span>
        <Button onClick={() => trim({ start: time })}>Set start</Button>
        <Button onClick={() => trim({ end: time })}>Set end</Button>
        <Button onClick={() => onChange(turn)}>
          <RotateCw className="size-4" />
          Rotate
        </Button>
        <Button variant="quiet" onClick={onRepeat}>
          Duplicate
        </Button>
      </div>
      <div className="grid two-columns gap-4">
        <TimeField label="Start" value={clip.start} onValueChange={(start) => trim({ start })} />
        <TimeField label="End" value={clip.end} onValueChange={(end) => trim({ end })} />
      </div>
      <RangeField
        label="Zoom"
        value={clip.zoom}
        min={100}
        max={MAX_ZOOM * 100}
        isPercent
        onValueChange={(zoom) => onChange((current) => ({ ...current, zoom }))}
      />
    </div>
  )
}

/** Takes “1:02.5” and “62.5”. An entry that is no time is replaced by the current one. */
function TimeField({ label, value, onValueChange }: FieldProps<number>) {
  const [typedText, setTypedText] = useState<string | null>(null)

  function submit() {
    const seconds = typedText === null ? null : parseSeconds(typedText)
    if (seconds !== null) onValueChange(seconds)
    setTypedText(null)
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typedText ?? formatSeconds(value)}
      onValueChange={setTypedText}
      onBlur={submit}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
    />
  )
}
