import type { CatalogueError } from '@/lib/errors'

/**
 * Whether a run that ended so gives its use back. A refusal is an answer, and who leaves while a model works has had it
 * work; any other failure costs no use.
 */
export function isGivenBack(failure: CatalogueError | null, hasModelWorked: boolean): boolean {
  if (failure === null || failure.code === 'content_refused') return false
  return !(hasModelWorked && failure.reason === 'client_gone')
}
