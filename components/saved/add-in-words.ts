import { isSaved, MAX_SAVED, type Saved, savedResults } from '@/lib/browser/saved'

/** Adds the results of a file to those that are saved, and says how many came and why the others did not. */
export function addInWords(found: readonly Saved[]): string {
  const before = savedResults.list().length
  savedResults.add(found)
  const list = savedResults.list()
  const added = list.length - before
  const isCut = found.some(({ tool, card }) => !isSaved(list, tool, card))
  const why = isCut ? `: your list holds ${MAX_SAVED}` : ': you already had the others'
  return `${added} of ${found.length} added${added < found.length ? why : ''}.`
}
