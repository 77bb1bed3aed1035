import { cleanText, limitEmoji, toSingleLine } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { stripHexValue } from '@/lib/images/thumbnails/parse-color'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { removeAngleBrackets } from '@/lib/platforms/youtube/uploads'
import { getDetails } from '@/lib/tool/prompt-reading'
import type { Thumbnail, ThumbnailInput } from './fields'

export const MAX_OVERLAY_WORDS = 4
const MAX_COLORS = 3
const MAX_COLOR_WORDS = 6
const MAX_CONCEPT_WORDS = 8

const facePattern =
  /\b(?:your|his|her|their|my|a|the)\s+(?:\p{L}+\s+){0,2}(?:face|expression|eyes|smile|portrait)\b|\b(?:selfie|headshot|facial|looking into the (?:lens|camera))\b/iu

/** Ensures readability at stamp size. Returns null if the overlay repeats the title or a face is unwanted. */
export function fitThumbnail(item: Thumbnail, { prompt, parameters }: ThumbnailInput): Thumbnail | null {
  const fittedThumbnail: Thumbnail = {
    concept: toSingleLine(item.concept),
    lever: item.lever,
    focal: toSingleLine(item.focal),
    overlayText: limitEmoji(toSingleLine(item.overlayText), 0),
    background: toSingleLine(item.background),
    composition: toSingleLine(item.composition),
    colours: item.colours
      .map(toSingleLine)
      .filter((color) => isWithinWordRange(stripHexValue(color), 1, MAX_COLOR_WORDS))
      .filter((color, index, requiredTexts) => requiredTexts.findIndex((other) => isSameColor(color, other)) === index)
      .slice(0, MAX_COLORS),
    title: removeAngleBrackets(toSingleLine(item.title)),
    sizeTest: cleanText(item.sizeTest),
    imagePrompt: cleanText(item.imagePrompt),
  }
  const { lever, colours, overlayText, ...texts } = fittedThumbnail
  const requiredTexts = Object.values(texts)
  if (requiredTexts.some((text) => text === '') || colours.length < 2) return null
  if (!isWithinWordRange(overlayText, 0, MAX_OVERLAY_WORDS) || repeatsTitle(overlayText, fittedThumbnail.title))
    return null
  if (!isWithinWordRange(fittedThumbnail.concept, 1, MAX_CONCEPT_WORDS)) return null
  if (measureUtf16Length(fittedThumbnail.title) > youtubeTitle.max) return null
  const visibleText = [
    fittedThumbnail.concept,
    fittedThumbnail.focal,
    fittedThumbnail.composition,
    fittedThumbnail.imagePrompt,
  ].join('\n')
  if (parameters.face === 'no' && (lever === 'face' || facePattern.test(visibleText))) return null
  const visitorText = [prompt, ...Object.values(getDetails(parameters))].join('\n')
  const allTexts = [...requiredTexts, overlayText, ...colours.map(stripHexValue)]
  const isCliche = (text: string) => isRejected(text) && !isRejected(visitorText)
  if (allTexts.some((text) => isCliche(text) || hasInventedNumber(text, visitorText))) return null
  return usesAvoidedWord(allTexts.join(' '), parameters.avoid) ? null : fittedThumbnail
}

function isSameColor(one: string, other: string): boolean {
  return stripHexValue(one) === stripHexValue(other)
}

/** Whether the overlay repeats half of the title. One figure or name may repeat. */
function repeatsTitle(overlay: string, title: string): boolean {
  const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const overlayWords = new Set(splitWords(overlay))
  const titleWords = splitWords(title)
  return titleWords.length > 0 && titleWords.filter((word) => overlayWords.has(word)).length * 2 > titleWords.length
}
