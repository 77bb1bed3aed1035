import { vttMarkupPattern } from '@/lib/audio/captions/cues'
import { escapeMarkup } from '@/lib/audio/captions/transcript-files'
import { findRanges, mapOutsideRanges } from '@/lib/core/strings/text-ranges'

/** Tags of WebVTT only, and its timestamps within the text. */
const vttTagPattern = /<\/?(?:c|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g
/** Tags that SRT borrows from HTML; WebVTT knows all but the last. */
const styleTagPattern = /<\/?(?:i|b|u|font)(?:\s[^<>]*)?>/gi
const fontTagPattern = /<\/?font(?:\s[^<>]*)?>/gi
/** ASS position and style overrides, also found in SRT: `{\an8}`. */
const overridePattern = /\{\\[^{}]*\}/g

export function stripTags(text: string): string {
  return text.replace(vttTagPattern, '').replace(styleTagPattern, '').replace(overridePattern, '')
}

export const toSrtText = (text: string): string =>
  removeBlankLines(text.replace(vttTagPattern, '')).replaceAll('-->', '->')

/** Escapes everything that WebVTT would parse as markup, except its own tags. */
export function toVttText(text: string): string {
  const cleanedText = removeBlankLines(text.replace(fontTagPattern, '').replace(overridePattern, ''))
  return mapOutsideRanges(cleanedText, findRanges(cleanedText, vttMarkupPattern), escapeMarkup)
}

/** A blank line would end the cue. */
function removeBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const speakerNamePattern = /^([-–—]\s*)?\p{Lu}[\p{Lu}\p{N} .'’#-]{0,30}:\s+/gmu
const soundNotePattern = /\[[^[\]]*\]|\([^()]*\)|♪\s*♪/g

/** Removes sounds in brackets, names in capitals before a colon, and lone music notes. Lyrics stay. */
export function removeSdhAnnotations(text: string): string {
  return text
    .replace(soundNotePattern, '')
    .replace(speakerNamePattern, '$1')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(stripTags(line)))
    .join('\n')
}
