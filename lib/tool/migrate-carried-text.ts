import { parseCarriedResults } from './carried-results'
import type { FormValues } from './form-values'

const LEGACY_PREFIX = 'Use this:'

/**
 * Older saved runs have the carried texts in the prompt, each in a paragraph with the prefix “Use this:”. Removes those
 * paragraphs, because the tools that wrote them are unknown. Newer runs store carried texts separately.
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
