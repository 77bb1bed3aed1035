import type { Favourite } from './favourites'

/** The board as Markdown: a heading for each favourite and its text in a code block, so that it is copied as it stands. */
export function toMarkdown(favourites: readonly Favourite[]): string {
  const entries = favourites.map(({ toolName, card }, index) => {
    const heading = `## ${index + 1}. ${escaped([toolName, card.heading].filter(Boolean).join(': '))}`
    const fence = fenceFor(card.copy)
    const notes = (card.notes ?? []).map((note) => `- ${escaped(note)}`)
    return [
      heading,
      `${fence}text\n${card.copy}\n${fence}`,
      ...(notes.length > 0 ? [notes.join('\n')] : []),
    ].join('\n\n')
  })
  return `${['# Board', ...entries].join('\n\n')}\n`
}

/** Longer than any row of backticks in the text, as CommonMark 0.31 asks of a fence (section 4.5). */
function fenceFor(text: string): string {
  const rows = text.match(/`+/g) ?? []
  return '`'.repeat(rows.reduce((length, row) => Math.max(length, row.length + 1), 3))
}

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
}
