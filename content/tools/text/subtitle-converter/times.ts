const timePattern = /^(-?)(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?$/

/** The seconds of `00:01:02,500`, `1:02.5` or `-0:01`; null when it is no time. */
export function parseTime(text: string): number | null {
  const found = timePattern.exec(text)
  if (!found) return null
  const [, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const read = (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
  return sign && read > 0 ? -read : read
}

export type Timing = { start: number | null; end: number | null; settings: string }

/** What makes a side words instead of a time that is broken: “Open 10:00 -> 18:00” is said. */
const hasWord = /\p{L}{3}/u

/** Longest that a time with its spaces may be; what is longer before an arrow is a sentence. */
const MAX_TIME_LENGTH = 30

/**
 * The times on both sides of a line's arrow; null when the line is no timing. One that cannot be read is null, as long as
 * the other can, or the line stands below a cue's number.
 */
export function parseTiming(line: string, isNumbered: boolean): Timing | null {
  const arrow = line.indexOf('->')
  if (arrow < 0 || arrow > MAX_TIME_LENGTH) return null
  const before = line.slice(0, arrow > 0 && line[arrow - 1] === '-' ? arrow - 1 : arrow).replaceAll(' ', '')
  const [ending = '', ...settings] = line
    .slice(arrow + 2)
    .trim()
    .split(/\s+/)
  const [start, end] = [parseTime(before), parseTime(ending)]
  const isTiming =
    (isNumbered && line.includes('-->')) ||
    (start !== null && (end !== null || !hasWord.test(ending))) ||
    (end !== null && !hasWord.test(before))
  return isTiming ? { start, end, settings: settings.join(' ') } : null
}
