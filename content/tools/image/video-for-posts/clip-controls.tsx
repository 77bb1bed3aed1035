import { Pause, Play, RotateCw } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { RangeField, TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { clamp } from '@/lib/core/numbers'
import { type Clip, describeTimeProblem, formatSeconds, MAX_ZOOM, parseSeconds, type TrimEnd, trimClip } from './clips'
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

  /** Shows the first frame that is left, or pauses at the last one. */
  function trim(end: TrimEnd, seconds: number, movesBoth = true): Clip {
    const trimmedClip = trimClip(clip, end, seconds, movesBoth)
    onChange((current) => trimClip(current, end, seconds, movesBoth))
    if (isPlaying && end === 'end') toggle()
    seek(end === 'start' ? trimmedClip.start : trimmedClip.end - 0.01)
    return trimmedClip
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <Filmstrip clip={clip} time={time} onTrim={(end, seconds) => trim(end, seconds, false)} onSeek={seek} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={toggle}>
          {isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <span className="min-w-24 text-muted text-sm tabular-nums">
          {formatSeconds(clamp(time, clip.start, clip.end) - clip.start)} of {formatSeconds(clip.end - clip.start)}
        </span>
        <Button onClick={() => trim('start', time, false)}>Set start</Button>
        <Button onClick={() => trim('end', time, false)}>Set end</Button>
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
          <TimeField key={`${clip.id} ${end}`} clip={clip} end={end} onTrim={trim} />
        ))}
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

/** A text field with a line about what is wrong with its text. */
export function CheckedField({ problem, ...props }: ComponentProps<typeof TextField> & { problem: string }) {
  const problemId = useId()
  return (
    <div className="min-w-0">
      <TextField {...props} aria-invalid={problem !== ''} aria-describedby={problemId} />
      <p id={problemId} role="status" className="mt-1 text-caution text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}

type TimeFieldProps = { clip: Clip; end: TrimEnd; onTrim: (end: TrimEnd, seconds: number) => Clip }

/** An entry that is no time is replaced by the current one. */
function TimeField({ clip, end, onTrim }: TimeFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const [problem, setProblem] = useState({ text: '', time: 0 })

  function submit() {
    if (typedText === null) return
    const seconds = parseSeconds(typedText)
    const trimmedClip = seconds === null ? clip : onTrim(end, seconds)
    setProblem({ text: describeTimeProblem(typedText, end, clip, trimmedClip), time: trimmedClip[end] })
    setTypedText(null)
  }

  return (
    <CheckedField
      label={end === 'start' ? 'Start' : 'End'}
      // Another time has no problem.
      problem={problem.time === clip[end] ? problem.text : ''}
      inputMode="decimal"
      value={typedText ?? formatSeconds(clip[end])}
      onValueChange={setTypedText}
      onBlur={submit}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
    />
  )
}
