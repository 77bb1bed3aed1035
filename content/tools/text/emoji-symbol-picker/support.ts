/** Whether this device has a picture for an emoji. */
export type Supports = (emoji: string) => boolean

/** The newest version of which the device shows an emoji; where it shows none of any, all of them are taken as shown. */
export function supportedVersion(
  emojis: readonly { emoji: string; version: number }[],
  supports: Supports,
): number {
  const first = new Map<number, string>()
  for (const { emoji, version } of emojis) if (!first.has(version)) first.set(version, emoji)
  const newest = [...first.keys()].sort((a, b) => b - a)
  return newest.find((version) => supports(first.get(version) ?? '')) ?? newest[0] ?? 0
}

const SIZE = 4
const fonts = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Twemoji Mozilla", sans-serif'

/**
 * Draws emoji to see whether the device has them: one that it lacks comes out as several, or as a sign in the colour of the text. The
 * way of frimousse (MIT), which keeps its own to itself.
 */
export function drawnSupport(): Supports {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return () => true
  context.canvas.width = SIZE
  context.canvas.height = SIZE
  context.font = `${SIZE}px ${fonts}`
  context.textBaseline = 'top'
  function pixels(emoji: string, colour: string) {
    context?.clearRect(0, 0, SIZE, SIZE)
    if (context) context.fillStyle = colour
    context?.fillText(emoji, 0, 0)
    return context?.getImageData(0, 0, SIZE, SIZE).data.join()
  }
  return (emoji) =>
    context.measureText(emoji).width < SIZE * 2 && pixels(emoji, '#00f') === pixels(emoji, '#f00')
}
