import { Pause, Play, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { RangeField, TextField } from '@/components/fields/fields'
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
  const [problem, setProblem] = useState('')

  /** Returns why the time is another than the one that was typed, or an empty text. */
  function submitTime(end: 'start' | 'end', text: string): string {
    const seconds = parseSeconds(text)
    if (seconds === null) return `“${text}” isn’t a time. Type seconds, or minutes and seconds such as 0:07.5.`
    const trimmedClip = trimClip(clip, { [end]: seconds })
    trim({ [end]: seconds })
    if (Math.abs(trimmedClip[end] - seconds) < 0.01) return ''
    return seconds > clip.details.seconds
      ? `This clip is ${formatSeconds(clip.details.seconds)} long.`
      : 'The start has to be before the end.'
  }
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
        {(['start', 'end'] as const).map((end) => (
          <TimeField
            key={end}
            label={end === 'start' ? 'Start' : 'End'}
            value={clip[end]}
            onSubmit={(text) => setProblem(submitTime(end, text))}
          />
        ))}
      </div>
      <p role="status" className="text-caution text-sm empty:hidden">
        {problem}
      </p>
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

type TimeFieldProps = { label: string; value: number; onSubmit: (text: string) => void }

/** An entry that is no time is replaced by the current one. */
function TimeField({ label, value, onSubmit }: TimeFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)

  function submit() {
    if (typedText !== null) onSubmit(typedText)
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
