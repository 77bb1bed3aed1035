import { escapeMarkup } from '@/lib/audio/captions/files'

/** Tags that only WebVTT knows, and its times between words. */
const vttTags = /<\/?(?:c|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g
/** Tags that SRT has borrowed from HTML; WebVTT knows them all but the last. */
const styleTags = /<\/?(?:i|b|u|font)(?:\s[^<>]*)?>/gi
const fontTags = /<\/?font(?:\s[^<>]*)?>/gi
/** Places and styles as ASS writes them, also seen in SRT: `{\an8}`. */
const overrides = /\{\\[^{}]*\}/g

/** The words alone. */
export function withoutTags(text: string): string {
  return text.replace(vttTags, '').replace(styleTags, '').replace(overrides, '')
}

export const forSrt = (text: string): string =>
  withoutBlankLines(text.replace(vttTags, '')).replaceAll('-->', '->')

/** What WebVTT would read as markup is escaped, unless it is a tag of its own. */
export function forVtt(text: string): string {
  const plain = withoutBlankLines(text.replace(fontTags, '').replace(overrides, ''))
  let escaped = ''
  let position = 0
  for (const { 0: tag, index } of plain.matchAll(vttMarkup)) {
    escaped += escapeMarkup(plain.slice(position, index)) + tag
    position = index + tag.length
  }
  return escaped + escapeMarkup(plain.slice(position))
}

const vttMarkup = /<\/?(?:c|v|lang|ruby|rt|i|b|u)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g

/** A blank line would end the cue. */
function withoutBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const speaker = /^([-–—]\s*)?\p{Lu}[\p{Lu}\p{N} .'’#-]{0,30}:\s+/gmu
const note = /\[[^[\]]*\]|\([^()]*\)|♪\s*♪/g

/**
 * Without what subtitles for the hard of hearing add: sounds in brackets, names in capitals before a colon, lone notes. What is sung stays.
 */
export function withoutHearingNotes(text: string): string {
  return text
    .replace(note, '')
    .replace(speaker, '$1')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(withoutTags(line)))
    .join('\n')
}
