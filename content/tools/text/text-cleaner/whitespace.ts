import type { ChangeCounter } from './change-counter'

/** A line that is shorter than this share of its paragraph's longest was ended on purpose. */
const FULL_LINE_SHARE = 0.6

const listItemStartPattern = /^\s*(?:[-*•–‣▪]|\d{1,3}[.)])\s/
const wideCharacterPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Joins lines that a page's width has broken: not blank lines, not lists, not lines that are far from full. */
export function unwrapLines(text: string, counter: ChangeCounter): string {
  return text
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => unwrapParagraph(paragraph.split('\n'), counter))
    .join('\n\n')
}

function unwrapParagraph(lines: readonly string[], counter: ChangeCounter): string {
  const maxLength = lines.reduce((max, line) => Math.max(max, line.length), 0)
  const parts: string[] = []
  let previousLine = ''
  for (const [index, line] of lines.entries()) {
    const isWrap = index > 0 && previousLine.length >= maxLength * FULL_LINE_SHARE && !listItemStartPattern.test(line)
    if (isWrap) {
      counter.countCharacter('\n', 'line break within a paragraph')
      const nextPart = line.trimStart()
      const previousPart = (parts.pop() ?? '').trimEnd()
      if (/\p{Ll}-$/u.test(previousPart.slice(-3)) && /^\p{Ll}/u.test(nextPart))
        parts.push(previousPart.slice(0, -1), nextPart)
      else
        parts.push(
          previousPart,
          wideCharacterPattern.test(previousPart.slice(-1)) && wideCharacterPattern.test(nextPart.slice(0, 1))
            ? ''
            : ' ',
          nextPart,
        )
    } else parts.push(index > 0 ? '\n' : '', line)
    previousLine = line
  }
  return parts.join('')
}

/** One space between words, none at the ends of a line, one blank line at most. */
export function collapseSpaces(text: string, counter: ChangeCounter): string {
  const lines = text.split('\n').map((line) => {
    const collapsedLine = line.replace(/[ \t]{2,}|\t/g, () => {
      counter.countItem('double space or tab')
      return ' '
    })
    const start = collapsedLine.startsWith(' ') ? 1 : 0
    const end = collapsedLine.length > start && collapsedLine.endsWith(' ') ? -1 : collapsedLine.length
    if (start > 0 || end < 0) counter.countItem('space at the end of a line')
    return collapsedLine.slice(start, end)
  })
  return lines.join('\n').replace(/\n{3,}/g, () => {
    counter.countItem('blank lines in a row')
    return '\n\n'
  })
}
