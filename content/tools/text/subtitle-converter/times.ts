const time = /^(-?)(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?$/

/** The seconds of `00:01:02,500`, `1:02.5` or `-0:01`; null when it is no time. */
export function readTime(text: string): number | null {
  const found = time.exec(text)
  if (!found) return null
  const [, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const read = (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
  return sign && read > 0 ? -read : read
}

export type Timing = { start: number | null; end: number | null; settings: string }

/** What makes a side words instead of a time that is broken: “Open 10:00 -> 18:00” is said. */
const isWord = /\p{L}{3}/u

/** Longest that a time with its spaces may be; what is longer before an arrow is a sentence. */
const LONGEST = 30

/**
 * The times on both sides of a line's arrow; null when the line is no timing. One that cannot be read is null, as long as
 * the other can, or the line stands below a cue's number.
 */
export function readTiming(line: string, isNumbered: boolean): Timing | null {
  const arrow = line.indexOf('->')
  if (arrow < 0 || arrow > LONGEST) return null
  const before = line.slice(0, arrow > 0 && line[arrow - 1] === '-' ? arrow - 1 : arrow).replaceAll(' ', '')
  const [ending = '', ...settings] = line
    .slice(arrow + 2)
    .trim()
    .split(/\s+/)
  const [start, end] = [readTime(before), readTime(ending)]
  const isMeant =
    (isNumbered && line.includes('-->')) ||
    (start !== null && (end !== null || !isWord.test(ending))) ||
    (end !== null && !isWord.test(before))
  return isMeant ? { start, end, settings: settings.join(' ') } : null
}
