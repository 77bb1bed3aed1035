import { resolveReferences } from '@/lib/audio/captions/cue-text'
import type { Issue, ParsedCue, ParsedSubtitles } from './cue'
import { parseTiming } from './parse-time'

const cueNumberPattern = /^\s*\d{1,7}\s*$/
const noteStartPattern = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * The cues of SRT or WebVTT. Nothing that is said is left out: a number without times, words without a cue and words after a
 * blank line are kept and named. Syntax of WebVTT: w3.org/TR/webvtt1 (2019-04).
 */
export function parseTimedText(lines: readonly string[], format: 'SRT' | 'WebVTT'): ParsedSubtitles {
  const isVtt = format === 'WebVTT'
  const cues: (ParsedCue & { textLines: string[] })[] = []
  const issues: Issue[] = []
  let isInNote = isVtt
  let isAfterBlankLine = true

  const addCue = (index: number, timing: { start: number | null; end: number | null; settings: string }) =>
    cues.push({ ...timing, lineNumber: index + 1, text: '', textLines: [] })
  const emptyTiming = { start: null, end: null, settings: '' }

  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    const wasAfterBlankLine = isAfterBlankLine
    isAfterBlankLine = isBlank
    const timing = isBlank ? null : parseTiming(line, cueNumberPattern.test(lines[index - 1] ?? ''))
    if (timing) {
      isInNote = false
      addCue(index, timing)
      continue
    }
    if (isBlank || isInNote) {
      isInNote &&= !isBlank
      continue
    }
    if (isVtt && wasAfterBlankLine && noteStartPattern.test(line)) {
      isInNote = true
      continue
    }
    const isCueNumber = cueNumberPattern.test(line)
    const nextLine = lines[index + 1] ?? ''
    if ((isCueNumber || (isVtt && wasAfterBlankLine)) && parseTiming(nextLine, isCueNumber)) continue
    if (!isVtt && isCueNumber && wasAfterBlankLine && Number(line) === cues.length + 1) {
      addCue(index, emptyTiming)
      continue
    }
    const lastCue = cues.at(-1)
    if (!lastCue) addCue(index, emptyTiming)
    else if (wasAfterBlankLine && lastCue.textLines.length > 0)
      issues.push({ lineNumber: index + 1, text: 'Words after a blank line: kept with the cue above' })
    cues.at(-1)?.textLines.push(line)
  }
  const joinLines = (cueLines: readonly string[]) => cueLines.map((line) => line.trim()).join('\n')
  return {
    format,
    issues,
    cues: cues.map(({ textLines, ...cue }) => ({
      ...cue,
      settings: isVtt ? cue.settings : '',
      text: isVtt ? resolveReferences(joinLines(textLines)) : joinLines(textLines),
    })),
  }
}
