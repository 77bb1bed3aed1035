import { resolveReferences, vttMarkupPattern } from '@/lib/audio/captions/cues'
import { parseTime } from '@/lib/audio/captions/timed-text'
import { escapeMarkup, formatCueTime } from '@/lib/audio/captions/transcript-files'
import { findRanges, mapOutsideRanges } from '@/lib/core/strings/text-ranges'

/** Tags of WebVTT only, and its timestamps within the text. */
const vttTagPattern = /<\/?(?:c|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g
/** Tags that SRT borrows from HTML; WebVTT knows all but the last. */
const styleTagPattern = /<\/?(?:i|b|u|font)(?:\s[^<>]*)?>/gi
const fontTagPattern = /<\/?font(?:\s[^<>]*)?>/gi
/** ASS position and style overrides, also found in SRT: `{\an8}`. */
const overridePattern = /\{\\[^{}]*\}/g

/** `&lt;b&gt;` of WebVTT is no tag but words about one. The joiner, which is invisible, also stops players of SRT. */
const LITERAL_BRACKET = '<\u2060'
export const resolveVttText = (text: string): string =>
  resolveReferences(text.replace(/&lt;(?=\/?(?:[cibuv]|lang|ruby|rt|font)\b)/gi, `&lt;${LITERAL_BRACKET.slice(1)}`))

export function stripTags(text: string): string {
  const plainText = text.replace(vttTagPattern, '').replace(styleTagPattern, '').replace(overridePattern, '')
  return plainText.replaceAll(LITERAL_BRACKET, '<')
}

/** Karaoke and automatic captions have times between words, which move with the cue. */
export const moveInlineTimes = (text: string, moveTime: (seconds: number) => number): string =>
  text.replace(/<(\d[\d:.]*)>/g, (tag, time: string) => {
    const seconds = parseTime(time, 1)
    return seconds === null ? tag : `<${formatCueTime(moveTime(seconds), '.')}>`
  })

/** Returns a function that puts the name of a WebVTT voice before its words, unless the same voice goes on. */
export function createSpeakerNamer(): (text: string) => string {
  let lastName = ''
  const nameSpeaker = (_: string, annotation: string) => {
    const name = annotation.trim()
    const prefix = name === lastName ? '' : `${name}: `
    lastName = name
    return prefix
  }
  return (text) => text.replace(/<v(?:\.[^\s<>]*)?\s([^<>]+)>/g, nameSpeaker)
}

const settingsByRow = ['', 'line:50%', 'line:0']
const settingsByColumn = ['align:start', '', 'align:end']

/** Returns WebVTT settings for ASS's `\an1` to `\an9`, arranged as on a number pad, or SSA's `\a1` to `\a11`. */
export function parsePlacement(text: string): string {
  const [, numberPad, ssa] = /\{[^{}]*\\(?:an([1-9])|a(\d{1,2}))(?!\d)/.exec(text) ?? []
  const [row, column] = numberPad
    ? [Math.ceil(Number(numberPad) / 3) - 1, (Number(numberPad) - 1) % 3]
    : [[0, 2, 1][Math.floor(Number(ssa) / 4)] ?? 0, (Number(ssa) % 4) - 1]
  return numberPad || ssa ? [settingsByRow[row], settingsByColumn[column]].filter(Boolean).join(' ') : ''
}

export const toSrtText = (text: string): string =>
  removeBlankLines(text.replace(vttTagPattern, '')).replaceAll('-->', '->')

/** Escapes everything that WebVTT would parse as markup, except its own tags. */
export function toVttText(text: string): string {
  const cleanedText = removeBlankLines(text.replace(fontTagPattern, '').replace(overridePattern, ''))
  const vttText = mapOutsideRanges(cleanedText, findRanges(cleanedText, vttMarkupPattern), escapeMarkup)
  return vttText.replaceAll(escapeMarkup(LITERAL_BRACKET), '&lt;')
}

/** A blank line would end the cue. */
function removeBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const speakerNamePattern = /^((?:[-–—]|>{2,3})\s*)?\p{Lu}[\p{Lu}\p{N} .'’#-]{0,30}:\s+/gmu
const soundNotePattern = /\[[^[\]]*\]|[(（][^()（）]*[)）]|♪\s*♪/g

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
