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
