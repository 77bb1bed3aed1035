import { formatCsv } from '@/lib/core/csv'
import { parseJson } from '@/lib/core/parse-json'
import { parseSavedResults, type SavedResult } from './saved-results'

export function savedResultsToCsv(list: readonly SavedResult[]): string {
  const rows = list.map(({ toolName, at, card }) => [
    toolName,
    card.heading ?? '',
    card.copy,
    card.tags?.join(', ') ?? '',
    card.notes?.join('\n') ?? '',
    new Date(at).toISOString().slice(0, 10),
  ])
  return formatCsv([['Tool', 'Heading', 'Text', 'Tags', 'Notes', 'Saved on'], ...rows])
}

export const savedResultsToJson = (list: readonly SavedResult[]): string =>
  `${JSON.stringify({ version: 1, favourites: list }, null, 2)}\n`

/** Returns the saved results in a file of `savedResultsToJson`; empty for other files. */
export const parseSavedResultsFile = (text: string): readonly SavedResult[] => parseSavedResults(parseJson(text))

/** Formats saved results as Markdown: a heading for each, and its text in a code block so that it copies unchanged. */
export function savedResultsToMarkdown(list: readonly SavedResult[]): string {
  const entries = list.map(({ toolName, card }, index) => {
    const heading = `## ${index + 1}. ${escapeMarkdown([toolName, card.heading].filter(Boolean).join(': '))}`
    const fence = buildFence(card.copy)
    const notes = (card.notes ?? []).map((note) => `- ${escapeMarkdown(note)}`)
    return [heading, `${fence}text\n${card.copy}\n${fence}`, ...(notes.length > 0 ? [notes.join('\n')] : [])].join(
      '\n\n',
    )
  })
  return `${['# Saved', ...entries].join('\n\n')}\n`
}

/** Builds a fence longer than any run of backticks in the text (CommonMark 0.31, section 4.5). */
function buildFence(text: string): string {
  const backtickRuns = text.match(/`+/g) ?? []
  return '`'.repeat(backtickRuns.reduce((length, backtickRun) => Math.max(length, backtickRun.length + 1), 3))
}

const escapeMarkdown = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
