const timePattern = /^(-?)(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?$/

/** The seconds of `00:01:02,500`, `1:02.5` or `-0:01`; null when it is no time. */
export function parseTime(text: string): number | null {
  const match = timePattern.exec(text)
  if (!match) return null
  const [, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const totalSeconds = (wholeSeconds * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
  return sign && totalSeconds > 0 ? -totalSeconds : totalSeconds
}

export type Timing = { start: number | null; end: number | null; settings: string }

/** What makes a side words instead of a time that is broken: “Open 10:00 -> 18:00” is said. */
const wordPattern = /\p{L}{3}/u

/** Longest that a time with its spaces may be; what is longer before an arrow is a sentence. */
const MAX_TIME_LENGTH = 30

/**
 * The times on both sides of a line's arrow; null when the line is no timing. One that cannot be read is null, as long as
 * the other can, or the line stands below a cue's number.
 */
export function parseTiming(line: string, isNumbered: boolean): Timing | null {
  const arrowIndex = line.indexOf('->')
  if (arrowIndex < 0 || arrowIndex > MAX_TIME_LENGTH) return null
  const startText = line
    .slice(0, arrowIndex > 0 && line[arrowIndex - 1] === '-' ? arrowIndex - 1 : arrowIndex)
    .replaceAll(' ', '')
  const [endText = '', ...settings] = line
    .slice(arrowIndex + 2)
    .trim()
    .split(/\s+/)
  const [start, end] = [parseTime(startText), parseTime(endText)]
  const isTiming =
    (isNumbered && line.includes('-->')) ||
    (start !== null && (end !== null || !wordPattern.test(endText))) ||
    (end !== null && !wordPattern.test(startText))
  return isTiming ? { start, end, settings: settings.join(' ') } : null
}
