import type { Issue, ParsedCue, ParsedSubtitles } from './cue'
import { parseTime } from './parse-time'

const defaultColumns = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'

/** The dialogue of an ASS or SSA file. Bold, italic and underlined stay, other styling goes; comments are none of its words. */
export function parseAss(lines: readonly string[]): ParsedSubtitles {
  const cues: ParsedCue[] = []
  const issues: Issue[] = []
  let columns = defaultColumns.split(',')
  let isInEvents = false
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('[')) isInEvents = /^\[events\]/i.test(line)
    if (isInEvents && /^format:/i.test(line))
      columns = line
        .slice(7)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
    if (!/^dialogue:/i.test(line)) continue
    const cells = line.slice(9).split(',')
    const textColumnIndex = columns.length - 1
    const getCell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    const rawText = cells.slice(textColumnIndex).join(',')
    if (/\{[^{}]*\\p[1-9]/.test(rawText)) {
      issues.push({ lineNumber: index + 1, text: 'A drawing, not words: left out' })
      continue
    }
    cues.push({
      start: parseTime(getCell('start')),
      end: parseTime(getCell('end')),
      text: toCueText(rawText),
      lineNumber: index + 1,
      settings: '',
    })
  }
  return { format: 'ASS', cues, issues }
}

function toCueText(text: string): string {
  return text
    .replace(/\{[^{}]*\}/g, (block) =>
      [...block.matchAll(/\\([ibu])([01])(?!\d)/g)]
        .map(([, tag, value]) => (value === '1' ? `<${tag}>` : `</${tag}>`))
        .join(''),
    )
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ')
    .trim()
}
