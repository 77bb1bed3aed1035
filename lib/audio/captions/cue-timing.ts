const timePattern = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?`
const timingPattern = new RegExp(String.raw`^\s*${timePattern}\s*-->\s*${timePattern}(?:\s|$)`)

/** Returns the seconds of a cue's timing line, or null. Hours are optional, and SRT's comma is accepted. */
export function parseTiming(line: string): { start: number; end: number } | null {
  const match = timingPattern.exec(line)
  if (!match) return null
  const [start, end] = [match.slice(1, 5), match.slice(5, 9)].map(toSeconds)
  return { start: start ?? 0, end: Math.max(start ?? 0, end ?? 0) }
}

function toSeconds([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]): number {
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return (wholeSeconds * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
}

/** Formats a time as `00:00:07.920`, with `separator` before the milliseconds. Negative times become zero. */
export function formatCueTime(seconds: number, separator: '.' | ','): string {
  const milliseconds = toMilliseconds(seconds)
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}

const toMilliseconds = (seconds: number) => Math.max(0, Math.round(seconds * 1000)) || 0
