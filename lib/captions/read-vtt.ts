import { readTiming } from './clock'
import { cueText } from './cue-text'
import type { Segment } from './segment'

/**
 * The cues of a WebVTT file in order, without identifiers, settings, notes and styles; null when the text is no WebVTT. What is
 * broken inside is passed over. Syntax: w3.org/TR/webvtt1 (2019-04).
 */
export function readVtt(text: string): Segment[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return null
  const cues: Segment[] = []
  for (const [at, line] of lines.entries()) {
    const timing = at > 0 ? readTiming(line) : null
    if (!timing) continue
    const said = cueText(payloadAfter(lines, at))
    if (said) cues.push({ ...timing, text: said })
  }
  return cues.toSorted((one, other) => one.start - other.start)
}

/** A cue ends at a blank line or, where that is missing, at the next cue's timing. */
function payloadAfter(lines: readonly string[], timing: number): string {
  let end = timing + 1
  while (lines[end] && !lines[end]?.includes('-->')) end += 1
  return lines.slice(timing + 1, end).join('\n')
}
