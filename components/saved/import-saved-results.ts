import { isSaved, MAX_SAVED, type SavedResult, savedResults } from '@/lib/browser/saved'

/** Adds the results of a file to those that are saved, and says how many came and why the others did not. */
export function importSavedResults(found: readonly SavedResult[]): string {
  const before = savedResults.list().length
  savedResults.add(found)
  const list = savedResults.list()
  const added = list.length - before
  const isCut = found.some(({ tool, card }) => !isSaved(list, tool, card))
  const why = isCut ? `: your list holds ${MAX_SAVED}` : ': you already had the others'
  return `${added} of ${found.length} added${added < found.length ? why : ''}.`
}
