import { resolveReferences } from '@/lib/audio/captions/cue-text'
import type { Issue, ParsedCue, ParsedSubtitles } from './cue'
import { parseTiming } from './times'

const cueNumber = /^\s*\d{1,7}\s*$/
const noteStart = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * The cues of SRT or WebVTT. Nothing that is said is left out: a number without times, words without a cue and words after a
 * blank line are kept and named. Syntax of WebVTT: w3.org/TR/webvtt1 (2019-04).
 */
export function parseTimedText(lines: readonly string[], format: 'SRT' | 'WebVTT'): ParsedSubtitles {
  const isVtt = format === 'WebVTT'
  const cues: (ParsedCue & { said: string[] })[] = []
  const issues: Issue[] = []
  let isInNote = isVtt
  let isAfterBlank = true

  const addCue = (index: number, timing: { start: number | null; end: number | null; settings: string }) =>
    cues.push({ ...timing, line: index + 1, text: '', said: [] })
  const noTimes = { start: null, end: null, settings: '' }

  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    const wasAfterBlank = isAfterBlank
    isAfterBlank = isBlank
    const timing = isBlank ? null : parseTiming(line, cueNumber.test(lines[index - 1] ?? ''))
    if (timing) {
      isInNote = false
      addCue(index, timing)
      continue
    }
    if (isBlank || isInNote) {
      isInNote &&= !isBlank
      continue
    }
    if (isVtt && wasAfterBlank && noteStart.test(line)) {
      isInNote = true
      continue
    }
    const isNumber = cueNumber.test(line)
    const nextLine = lines[index + 1] ?? ''
    if ((isNumber || (isVtt && wasAfterBlank)) && parseTiming(nextLine, isNumber)) continue
    if (!isVtt && isNumber && wasAfterBlank && Number(line) === cues.length + 1) {
      addCue(index, noTimes)
      continue
    }
    const lastCue = cues.at(-1)
    if (!lastCue) addCue(index, noTimes)
    else if (wasAfterBlank && lastCue.said.length > 0)
      issues.push({ line: index + 1, text: 'Words after a blank line: kept with the cue above' })
    cues.at(-1)?.said.push(line)
  }
  const joinLines = (cueLines: readonly string[]) => cueLines.map((line) => line.trim()).join('\n')
  return {
    format,
    issues,
    cues: cues.map(({ said, ...cue }) => ({
      ...cue,
      settings: isVtt ? cue.settings : '',
      text: isVtt ? resolveReferences(joinLines(said)) : joinLines(said),
    })),
  }
}
