/** Formats a duration: "34 s", "4 min 12 s", "1 h 2 min"; rounds up to whole seconds. */
export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.ceil(seconds - 0.0005)) || 0
  const [hours, minutes, remainingSeconds] = [
    Math.floor(wholeSeconds / 3600),
    Math.floor(wholeSeconds / 60) % 60,
    wholeSeconds % 60,
  ]
  const parts =
    hours > 0
      ? [`${hours} h`, minutes && `${minutes} min`]
      : [minutes && `${minutes} min`, (remainingSeconds || !minutes) && `${remainingSeconds} s`]
  return parts.filter(Boolean).join(' ')
}

/** "0:07", "12:34", "1:02:03". Rounds down, but 6.9999 counts as seven. Browsers of 2024 lack `Intl.DurationFormat`. */
export function formatTimestamp(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds + 0.0005)) || 0
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60]
  const paddedSeconds = padTwoDigits(wholeSeconds % 60)
  return hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${paddedSeconds}` : `${minutes}:${paddedSeconds}`
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats `2026-11` as "November 2026". */
export function formatMonth(yearMonth: string): string {
  const date = new Date(`${yearMonth}-01T00:00:00Z`)
  return date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Formats as `2026-11-27` in the local time zone, so that an evening photo does not get the next day's date. */
export const formatLocalDate = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
