import { formatQuantity } from '@/lib/core/format/format-quantity'
import type { Box, Pixels } from '@/lib/core/geometry/sizes'
import { countWords } from '@/lib/core/strings/words'
import { truncateGraphemes } from '@/lib/images/drawing/break-lines'
import { formatHexColor, getContrast } from '@/lib/images/drawing/colors'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutText } from './draw-scene'
import { formats, getHeadlines, type TextLayer, type ThumbnailScene } from './scene'
import { getDurationBadge, getInkBounds, SIDEBAR_WIDTH } from './scene-geometry'

export type ReadabilityCheck = { isOk: boolean; text: string }

/** More words are not readable at a glance. */
const MAX_WORDS = 4
/** WCAG 2.2, 1.4.3: large text. */
const MIN_LARGE_TEXT_CONTRAST = 3
/** Minimum font size in the suggested-videos list, in pixels. */
const MIN_READABLE_PIXELS = 11
/** From this width on, the outline determines the contrast of the text. */
const MIN_EFFECTIVE_OUTLINE = 4

/** `background` is the scene without its text, at any smaller size. */
export function getReadabilityChecks(
  scene: ThumbnailScene,
  measure: TextMeasurer,
  background: Pixels | null,
): ReadabilityCheck[] {
  const textLayers = getHeadlines(scene).filter(({ text }) => text.trim() !== '')
  const badge = getDurationBadge(scene.format)
  const wordCount = countWords(textLayers.map(({ text }) => text).join('\n'))
  const layerChecks = textLayers.flatMap((layer) => {
    const inkBoxes = getInkBounds(layer, measure)
    return [
      ...checkFontSize(scene, layer, measure),
      ...(background ? [checkContrast(scene, layer, inkBoxes, background)] : []),
      ...checkDurationBadge(badge, layer, inkBoxes),
    ]
  })
  const checks = [checkWordCount(wordCount), ...layerChecks]
  // Identical findings of several texts are reported once.
  return [...new Map(checks.map((check) => [check.text, check])).values()]
}

function checkWordCount(count: number): ReadabilityCheck {
  if (count > MAX_WORDS) return reportProblem(`${count} words: more than ${MAX_WORDS} are hard to read at a glance.`)
  if (count === 0) return { isOk: true, text: 'No text: the image speaks for itself.' }
  return { isOk: true, text: `${formatQuantity(count, 'word')}: easy to read at a glance.` }
}

const reportProblem = (text: string): ReadabilityCheck => ({ isOk: false, text })

const quoteLayerText = ({ text }: TextLayer) => `“${truncateGraphemes(text.trim(), 30)}”`

function checkFontSize({ format }: ThumbnailScene, layer: TextLayer, measure: TextMeasurer): ReadabilityCheck[] {
  if (format === 'tall') return []
  const { size, isTruncated } = layOutText(layer, measure)
  const fontPixels = Math.round((size * SIDEBAR_WIDTH) / formats[format].width)
  const text = quoteLayerText(layer)
  if (isTruncated) return [reportProblem(`${text} doesn’t fit its box. Make the box larger or the text shorter.`)]
  if (fontPixels >= MIN_READABLE_PIXELS) return []
  return [reportProblem(`${text} is only ${fontPixels} pixels high next to a video. Make it larger.`)]
}

type Boxes = readonly Box[]

function checkContrast(scene: ThumbnailScene, layer: TextLayer, inkBoxes: Boxes, background: Pixels): ReadabilityCheck {
  const minContrast = getTextContrast(layer, scene, inkBoxes, background)
  const contrastText = `${quoteLayerText(layer)}: contrast ${Number(minContrast.toFixed(1))}:1`
  return minContrast >= MIN_LARGE_TEXT_CONTRAST
    ? { isOk: true, text: `${contrastText}, easy to read.` }
    : reportProblem(`${contrastText}, hard to read. Add an outline or darken the background.`)
}

/** The higher of the outline's contrast and the tenth percentile over the pixels behind the text. */
export function getTextContrast(layer: TextLayer, { format }: ThumbnailScene, inkBoxes: Boxes, background: Pixels) {
  const backgroundContrast = getTenthPercentileContrast(layer, formats[format].width, inkBoxes, background)
  if (layer.outline < MIN_EFFECTIVE_OUTLINE) return backgroundContrast
  return Math.max(backgroundContrast, getContrast(layer.colour, layer.outlineColour))
}

function getTenthPercentileContrast(layer: TextLayer, sceneWidth: number, inkBoxes: Boxes, pixels: Pixels): number {
  const { width, height, data } = pixels
  const scale = width / sceneWidth
  const contrasts: number[] = []
  for (const inkBox of inkBoxes) {
    const left = Math.max(0, Math.floor(inkBox.x * scale))
    const right = Math.min(width, Math.ceil((inkBox.x + inkBox.width) * scale))
    const bottom = Math.min(height, Math.ceil((inkBox.y + inkBox.height) * scale))
    for (let y = Math.max(0, Math.floor(inkBox.y * scale)); y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        const offset = (y * width + x) * 4
        contrasts.push(getContrast(layer.colour, formatHexColor(data[offset], data[offset + 1], data[offset + 2])))
      }
    }
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 10)] ?? 21
}

function checkDurationBadge(badge: Box | null, layer: TextLayer, inkBoxes: Boxes): ReadabilityCheck[] {
  const isCovered = inkBoxes.some(({ x, y, width, height }) => badge && x + width > badge.x && y + height > badge.y)
  return isCovered
    ? [reportProblem(`${quoteLayerText(layer)} is covered by the video’s length in the bottom right.`)]
    : []
}
