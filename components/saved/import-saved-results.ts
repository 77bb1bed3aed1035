import { isSaved, MAX_SAVED, type SavedResult, savedResults } from '@/lib/browser/saved'

/** Adds the results of a file to those that are saved, and says how many came and why the others did not. */
export function importSavedResults(results: readonly SavedResult[]): string {
  const before = savedResults.list().length
  savedResults.add(results)
  const list = savedResults.list()
  const added = list.length - before
  const isListFull = results.some(({ tool, card }) => !isSaved(list, tool, card))
  const reason = isListFull ? `: your list holds ${MAX_SAVED}` : ': you already had the others'
  return `${added} of ${results.length} added${added < results.length ? reason : ''}.`
}
