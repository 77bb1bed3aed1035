import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import type { Mark, MarkKind } from '@/lib/tool/marks/mark'
import type { SpeechSegment } from './speaking-time'

const limitSeconds = [15, 30, 60, 90] as const

export const limitKinds = [
  { kind: '15', label: 'Up to 15 s', variant: 'green' },
  { kind: '30', label: 'Up to 30 s', variant: 'cyan' },
  { kind: '60', label: 'Up to 60 s', variant: 'purple' },
  { kind: '90', label: 'Up to 90 s', variant: 'amber' },
  { kind: 'over', label: 'After 90 s', variant: 'red' },
] as const satisfies readonly MarkKind[]

/** The stretches of a script that are said before each limit is over; the last ends with the script. */
export function buildLimitMarks(text: string, segments: readonly SpeechSegment[], totalSeconds: number): Mark[] {
  const marks: Mark[] = []
  let start = 0
  for (const limit of limitSeconds) {
    const nextSegment = segments.find(({ endSeconds }) => endSeconds > limit)
    if (!nextSegment) break
    if (nextSegment.start > start) {
      marks.push({
        start,
        end: nextSegment.start,
        kind: String(limit),
        badge: `${limit} s`,
        explanation: `Here ${limit} seconds are over. What follows doesn’t fit into a video of ${limit} seconds.`,
      })
    }
    start = nextSegment.start
  }
  const kind = limitSeconds.find((limit) => totalSeconds <= limit) ?? 'over'
  const end = text.trimEnd().length
  if (totalSeconds === 0 || end <= start) return marks
  return [
    ...marks,
    {
      start,
      end,
      kind: String(kind),
      badge: `end ${formatTimestamp(Math.ceil(totalSeconds))}`,
      explanation: 'Here the script ends.',
    },
  ]
}
