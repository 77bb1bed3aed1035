/**
 * Formats seconds as a player does: "0:07", "12:34", "1:02:03". Rounds down (but 6.9999, a floating-point error, is
 * seven); negative times become zero. `Intl.DurationFormat` would return the same, but browsers of 2024 lack it.
 */
export function formatTimestamp(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds + 0.0005)) || 0
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60]
  const paddedSeconds = padTwoDigits(wholeSeconds % 60)
  return hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${paddedSeconds}` : `${minutes}:${paddedSeconds}`
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')
