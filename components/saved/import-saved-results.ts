import { isSaved, MAX_SAVED_RESULTS, type SavedResult, savedResults } from '@/lib/browser/saved-results'

/** Adds the results of a file to those that are saved, and says how many came and why the others did not. */
export function importSavedResults(results: readonly SavedResult[]): string {
  const previousCount = savedResults.list().length
  savedResults.add(results)
  const list = savedResults.list()
  const addedCount = list.length - previousCount
  const isListFull = results.some(({ tool, card }) => !isSaved(list, tool, card))
  const reason = isListFull ? `: your list holds ${MAX_SAVED_RESULTS}` : ': you already had the others'
  return `${addedCount} of ${results.length} added${addedCount < results.length ? reason : ''}.`
}
