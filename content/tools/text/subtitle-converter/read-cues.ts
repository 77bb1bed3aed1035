import type { Found } from './cue'
import { readAss } from './read-ass'
import { readJson } from './read-json'
import { readPlain } from './read-plain'
import { readTimed } from './read-timed'
import { readTiming } from './times'

/** The cues of a text in whichever format it is; words that say what is wrong when it looks like JSON and cannot be read. */
export function readCues(text: string): Found | string {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const start = whole.trimStart()
  if (/^(?:\{|\[\s*[{\]])/.test(start)) return fromJson(start)
  const lines = whole.split('\n')
  if (/^WEBVTT(?:\s|$)/.test(start)) return readTimed(lines, 'WebVTT')
  if (/^\[script info\]/i.test(start) || lines.some((line) => /^dialogue:\s*\S+,\d/i.test(line)))
    return readAss(lines)
  return lines.some((line) => readTiming(line, false)) ? readTimed(lines, 'SRT') : readPlain(lines)
}

function fromJson(text: string): Found | string {
  try {
    return (
      readJson(JSON.parse(text)) ??
      'This JSON has no list of cues. It needs “segments”, “cues”, “captions” or “subtitles”, or to be a list.'
    )
  } catch (error) {
    return `This JSON can’t be read: ${error instanceof Error ? error.message : 'it is broken'}.`
  }
}
