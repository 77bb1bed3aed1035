const time = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s|$)`)

/** The seconds of a cue's timing line, null when it is none. Hours are optional; the comma of SRT will do. */
export function parseTiming(line: string): { start: number; end: number } | null {
  const found = timing.exec(line)
  if (!found) return null
  const [start, end] = [found.slice(1, 5), found.slice(5, 9)].map(secondsOf)
  return { start: start ?? 0, end: Math.max(start ?? 0, end ?? 0) }
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (
  | string
  | undefined
)[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
}

/** `00:00:07.920`: the separator stands before the milliseconds. Times below nought count as nought. */
export function formatCueTime(seconds: number, separator: '.' | ','): string {
  const milliseconds = millisecondsOf(seconds)
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}

const millisecondsOf = (seconds: number) => Math.max(0, Math.round(seconds * 1000)) || 0
