import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { limitEmoji } from '@/lib/core/strings/emoji'
import { oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { isRejected } from '@/lib/core/strings/reject'
import { hasWords } from '@/lib/core/strings/word-range'
import { withoutValue } from '@/lib/images/thumbnails/read-colour'
import { utf16Length } from '@/lib/platforms/counting/count'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { detailsOf } from '@/lib/tool/details'
import type { ThumbnailInput } from './fields'
import type { Thumbnail } from './thumbnail'

export const MAX_OVERLAY_WORDS = 4
const MAX_COLOURS = 3
const MAX_COLOUR_WORDS = 6
const MAX_CONCEPT_WORDS = 8

const face =
  /\b(?:your|his|her|their|my|a|the)\s+(?:\p{L}+\s+){0,2}(?:face|expression|eyes|smile|portrait)\b|\b(?:selfie|headshot|facial|looking into the (?:lens|camera))\b/iu

/** A thumbnail that can be read at the size of a stamp; null where its words say the title again, or a face is not wanted. */
export function fitThumbnail(item: Thumbnail, { prompt, parameters }: ThumbnailInput): Thumbnail | null {
  const fitted: Thumbnail = {
    concept: oneLine(item.concept),
    lever: item.lever,
    focal: oneLine(item.focal),
    overlayText: limitEmoji(oneLine(item.overlayText), 0),
    background: oneLine(item.background),
    composition: oneLine(item.composition),
    colours: item.colours
      .map(oneLine)
      .filter((colour) => hasWords(withoutValue(colour), 1, MAX_COLOUR_WORDS))
      .filter((colour, index, all) => all.findIndex((other) => isSameName(colour, other)) === index)
      .slice(0, MAX_COLOURS),
    title: withoutBrackets(oneLine(item.title)),
    sizeTest: cleanText(item.sizeTest),
    imagePrompt: cleanText(item.imagePrompt),
  }
  const { lever, colours, overlayText, ...texts } = fitted
  const all = Object.values(texts)
  if (all.some((text) => text === '') || colours.length < 2) return null
  if (!hasWords(overlayText, 0, MAX_OVERLAY_WORDS) || repeats(overlayText, fitted.title)) return null
  if (!hasWords(fitted.concept, 1, MAX_CONCEPT_WORDS)) return null
  if (utf16Length(fitted.title) > youtubeTitle.max) return null
  const seen = [fitted.concept, fitted.focal, fitted.composition, fitted.imagePrompt].join('\n')
  if (parameters.face === 'no' && (lever === 'face' || face.test(seen))) return null
  const given = [prompt, ...Object.values(detailsOf(parameters))].join('\n')
  const read = [...all, overlayText, ...colours.map(withoutValue)]
  const worn = (text: string) => isRejected(text) && !isRejected(given)
  if (read.some((text) => worn(text) || inventsNumber(text, given))) return null
  return usesAvoidedWord(read.join(' '), parameters.avoid) ? null : fitted
}

function isSameName(one: string, other: string): boolean {
  return withoutValue(one) === withoutValue(other)
}

/** Whether half of the title stands on the picture again. One figure or name of it may. */
function repeats(overlay: string, title: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const shown = new Set(words(overlay))
  const said = words(title)
  return said.length > 0 && said.filter((word) => shown.has(word)).length * 2 > said.length
}

/** YouTube refuses < and > in titles. */
function withoutBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}
