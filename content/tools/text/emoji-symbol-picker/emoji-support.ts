/** Whether this device has a picture for an emoji. */
export type EmojiSupportCheck = (emoji: string) => boolean

/** The newest version of which the device shows an emoji; where it shows none of any, all of them are taken as shown. */
export function getSupportedVersion(
  emojis: readonly { emoji: string; version: number }[],
  isSupported: EmojiSupportCheck,
): number {
  const firstEmojiByVersion = new Map<number, string>()
  for (const { emoji, version } of emojis)
    if (!firstEmojiByVersion.has(version)) firstEmojiByVersion.set(version, emoji)
  const versionsNewestFirst = [...firstEmojiByVersion.keys()].sort((a, b) => b - a)
  return (
    versionsNewestFirst.find((version) => isSupported(firstEmojiByVersion.get(version) ?? '')) ??
    versionsNewestFirst[0] ??
    0
  )
}

const CANVAS_SIZE = 4
const fontFamilies = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Twemoji Mozilla", sans-serif'

/**
 * Draws emoji to see whether the device has them: one that it lacks comes out as several, or as a sign in the colour of the text. The
 * way of frimousse (MIT), which keeps its own to itself.
 */
export function createEmojiSupportCheck(): EmojiSupportCheck {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return () => true
  context.canvas.width = CANVAS_SIZE
  context.canvas.height = CANVAS_SIZE
  context.font = `${CANVAS_SIZE}px ${fontFamilies}`
  context.textBaseline = 'top'
  function drawPixels(emoji: string, color: string) {
    context?.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE)
    if (context) context.fillStyle = color
    context?.fillText(emoji, 0, 0)
    return context?.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data.join()
  }
  return (emoji) =>
    context.measureText(emoji).width < CANVAS_SIZE * 2 && drawPixels(emoji, '#00f') === drawPixels(emoji, '#f00')
}
