import { parseCarriedResults } from './carried-results'
import type { FormValues } from './form-values'

const LEGACY_PREFIX = 'Use this:'

/**
 * Runs that were kept before chosen texts travelled on their own have them in the prompt, each in a paragraph behind “Use this:”.
 * Takes those paragraphs out; which tool wrote them is no longer known. A run that has them apart is of a later day.
 */
export function migrateCarriedText<Values extends FormValues>(run: Values): Values {
  const paragraphs = run.prompt.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const promptParagraphs = paragraphs.filter((paragraph) => !paragraph.startsWith(LEGACY_PREFIX))
  if (run.carried || promptParagraphs.length === paragraphs.length || promptParagraphs.length === 0) return run
  const carriedResults = parseCarriedResults(
    paragraphs
      .filter((paragraph) => paragraph.startsWith(LEGACY_PREFIX))
      .map((paragraph) => ({ tool: '', text: paragraph.slice(LEGACY_PREFIX.length) })),
  )
  return {
    ...run,
    prompt: promptParagraphs.join('\n\n'),
    ...(carriedResults.length > 0 && { carried: carriedResults }),
  }
}
