import { cueText } from './cue-text'
import { parseTiming } from './cue-timing'
import type { Segment } from './segment'

/**
 * The cues of a WebVTT file in order, without identifiers, settings, notes and styles; null when the text is no WebVTT. What is
 * broken inside is passed over. Syntax: w3.org/TR/webvtt1 (2019-04).
 */
export function parseVtt(text: string): Segment[] | null {
  const [first = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n\n+/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(first)) return null
  const cues = [first, ...blocks].flatMap((block) =>
    nonCueBlockPattern.test(block) ? [] : parseBlock(block),
  )
  return cues.toSorted((one, other) => one.start - other.start)
}

const nonCueBlockPattern = /^\n?(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/

/** One cue, or several where the blank line between them is missing. */
function parseBlock(block: string): Segment[] {
  const lines = block.split('\n')
  return lines.flatMap((line, at) => {
    const timing = parseTiming(line)
    const said = timing ? cueText(payloadAfter(lines, at)) : ''
    return timing && said ? [{ ...timing, text: said }] : []
  })
}

function payloadAfter(lines: readonly string[], timing: number): string {
  let end = timing + 1
  while (end < lines.length && !lines[end]?.includes('-->')) end += 1
  return lines.slice(timing + 1, end).join('\n')
}
