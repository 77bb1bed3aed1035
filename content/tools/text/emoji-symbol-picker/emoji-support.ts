export type EmojiSupportCheck = (emoji: string) => boolean

/**
 * Returns the newest emoji version that the device supports; if no test emoji renders, assumes that it supports all.
 */
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
 * Draws an emoji to check that the device supports it: an unsupported emoji renders as several, or as a glyph in the
 * text color. Same method as frimousse (MIT), which does not export it.
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
