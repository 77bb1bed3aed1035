import { escapeMarkup } from '@/lib/audio/captions/transcript-files'

/** Tags that only WebVTT knows, and its times between words. */
const vttTagPattern = /<\/?(?:c|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g
/** Tags that SRT has borrowed from HTML; WebVTT knows them all but the last. */
const styleTagPattern = /<\/?(?:i|b|u|font)(?:\s[^<>]*)?>/gi
const fontTagPattern = /<\/?font(?:\s[^<>]*)?>/gi
/** Places and styles as ASS writes them, also seen in SRT: `{\an8}`. */
const overridePattern = /\{\\[^{}]*\}/g

/** The words alone. */
export function stripTags(text: string): string {
  return text.replace(vttTagPattern, '').replace(styleTagPattern, '').replace(overridePattern, '')
}

export const toSrtText = (text: string): string =>
  removeBlankLines(text.replace(vttTagPattern, '')).replaceAll('-->', '->')

/** What WebVTT would read as markup is escaped, unless it is a tag of its own. */
export function toVttText(text: string): string {
  const cleanedText = removeBlankLines(text.replace(fontTagPattern, '').replace(overridePattern, ''))
  let escapedText = ''
  let offset = 0
  for (const { 0: tag, index } of cleanedText.matchAll(vttMarkupPattern)) {
    escapedText += escapeMarkup(cleanedText.slice(offset, index)) + tag
    offset = index + tag.length
  }
  return escapedText + escapeMarkup(cleanedText.slice(offset))
}

const vttMarkupPattern = /<\/?(?:c|v|lang|ruby|rt|i|b|u)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g

/** A blank line would end the cue. */
function removeBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const speakerNamePattern = /^([-–—]\s*)?\p{Lu}[\p{Lu}\p{N} .'’#-]{0,30}:\s+/gmu
const soundNotePattern = /\[[^[\]]*\]|\([^()]*\)|♪\s*♪/g

/**
 * Without what subtitles for the hard of hearing add: sounds in brackets, names in capitals before a colon, lone notes. What is sung stays.
 */
export function removeHearingNotes(text: string): string {
  return text
    .replace(soundNotePattern, '')
    .replace(speakerNamePattern, '$1')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(stripTags(line)))
    .join('\n')
}
