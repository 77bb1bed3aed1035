import type { Box } from '@/components/editor/editor-tool'
import { countWords } from '@/lib/core/strings/count-words'
import { hexOf } from '@/lib/images/drawing/colours'
import { contrast } from '@/lib/images/drawing/contrast'
import { openingOf } from '@/lib/images/drawing/pieces'
import type { Measure } from '@/lib/images/drawing/shapes'
import { setText } from './draw-scene'
import { inkOf } from './ink'
import { formats, type Scene, type TextLayer, textsOf } from './scene'
import { SIDEBAR, videoLengthOn } from './video-length'

/** A finding about a thumbnail's words; `well` where all is in order. */
export type Check = { well: boolean; text: string }

/** Pixels of the scene without its words, in any smaller size. */
export type Pixels = { width: number; height: number; data: ArrayLike<number> }

/** More are not read at a glance. */
const MOST_WORDS = 4
/** WCAG 2.2, 1.4.3: large letters. */
const LARGE_CONTRAST = 3
/** Beside a video; smaller letters are a smear. */
const READABLE_PIXELS = 11
/** From this width on it is the outline that letters stand out from. */
const HOLDING_OUTLINE = 4

/** Whether the words will be read: how many, how large, on what ground, clear of the video's length. */
export function checksOf(scene: Scene, measure: Measure, ground: Pixels | null): Check[] {
  const texts = textsOf(scene).filter(({ text }) => text.trim() !== '')
  const words = countWords(texts.map(({ text }) => text).join('\n'))
  const found: Check[] = [
    wordsCheck(words),
    ...texts.flatMap((layer) => {
      const ink = inkOf(layer, measure)
      return [
        ...sizeCheck(scene, layer, measure),
        ...(ground ? [contrastCheck(scene, layer, ink, ground)] : []),
        ...lengthCheck(scene, layer, ink),
      ]
    }),
  ]
  // Texts that say the same are found the same of: once is enough.
  return [...new Map(found.map((check) => [check.text, check])).values()]
}

function wordsCheck(count: number): Check {
  if (count > MOST_WORDS)
    return { well: false, text: `${count} words: at most ${MOST_WORDS} are read at a glance.` }
  if (count === 0) return { well: true, text: 'No words: the picture says it alone.' }
  return { well: true, text: `${count} ${count === 1 ? 'word' : 'words'}: read at a glance.` }
}

const named = ({ text }: TextLayer) => `“${openingOf(text.trim(), 30)}”`

function sizeCheck({ format }: Scene, layer: TextLayer, measure: Measure): Check[] {
  if (format === 'tall') return []
  const { size, cut } = setText(layer, measure)
  const pixels = Math.round((size * SIDEBAR) / formats[format].width)
  if (cut)
    return [{ well: false, text: `${named(layer)} does not fit into its box: make it larger or say less.` }]
  if (pixels >= READABLE_PIXELS) return []
  return [{ well: false, text: `${named(layer)}: letters ${pixels} pixels high beside a video are a smear.` }]
}

function contrastCheck(scene: Scene, layer: TextLayer, ink: readonly Box[], ground: Pixels): Check {
  const worst = contrastOf(layer, scene, ink, ground)
  const figure = worst.toFixed(1)
  return worst >= LARGE_CONTRAST
    ? { well: true, text: `${named(layer)}: contrast ${figure} to 1, enough for large letters (3).` }
    : {
        well: false,
        text: `${named(layer)}: contrast ${figure} to 1, below 3. Add an outline or darken the background.`,
      }
}

/** Contrast with the outline, or with the ground where that is the better; of the ground the most alike tenth counts. */
export function contrastOf(layer: TextLayer, { format }: Scene, ink: readonly Box[], ground: Pixels): number {
  const behind = worstBehind(layer, formats[format].width, ink, ground)
  if (layer.outline < HOLDING_OUTLINE) return behind
  return Math.max(behind, contrast(layer.colour, layer.outlineColour))
}

function worstBehind(
  layer: TextLayer,
  sceneWidth: number,
  ink: readonly Box[],
  { width, height, data }: Pixels,
): number {
  const scale = width / sceneWidth
  const found: number[] = []
  for (const line of ink) {
    const left = Math.max(0, Math.floor(line.x * scale))
    const right = Math.min(width, Math.ceil((line.x + line.width) * scale))
    const bottom = Math.min(height, Math.ceil((line.y + line.height) * scale))
    for (let y = Math.max(0, Math.floor(line.y * scale)); y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        const at = (y * width + x) * 4
        found.push(contrast(layer.colour, hexOf(data[at], data[at + 1], data[at + 2])))
      }
    }
  }
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length / 10)] ?? 21
}

function lengthCheck({ format }: Scene, layer: TextLayer, ink: readonly Box[]): Check[] {
  const length = videoLengthOn(format)
  if (!length) return []
  const isUnder = ink.some(({ x, y, width, height }) => x + width > length.x && y + height > length.y)
  return isUnder ? [{ well: false, text: `${named(layer)} lies under the video’s length, lower right.` }] : []
}
