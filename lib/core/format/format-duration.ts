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
