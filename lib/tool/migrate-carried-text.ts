import { parseCarriedResults } from './carried-results'
import type { FormValues } from './form-values'

const LEGACY_PREFIX = 'Use this:'

/**
 * Runs that were kept before chosen texts travelled on their own have them in the prompt, each in a paragraph behind “Use this:”.
 * Takes those paragraphs out; which tool wrote them is no longer known. A run that has them apart is of a later day.
 */
export function migrateCarriedText<Asked extends FormValues>(run: Asked): Asked {
  const paragraphs = run.prompt.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const own = paragraphs.filter((paragraph) => !paragraph.startsWith(LEGACY_PREFIX))
  if (run.carried || own.length === paragraphs.length || own.length === 0) return run
  const carried = parseCarriedResults(
    paragraphs
      .filter((paragraph) => paragraph.startsWith(LEGACY_PREFIX))
      .map((paragraph) => ({ tool: '', text: paragraph.slice(LEGACY_PREFIX.length) })),
  )
  return { ...run, prompt: own.join('\n\n'), ...(carried.length > 0 && { carried }) }
}
