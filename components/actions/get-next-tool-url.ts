import type { Card } from '@/lib/tool/card'
import { appendCarriedResult } from '@/lib/tool/carried-results'
import type { NextTool } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

/**
 * Returns the URL of another tool for a chosen result: the visitor's own prompt, the shared parameter values, and the
 * chosen text with the texts of earlier steps.
 */
export function getNextToolUrl(
  { sourceType, path, carriedParameters }: NextTool,
  card: Pick<Card, 'carry'>,
  { prompt, parameters, carried }: FormValues,
): string {
  const sharedParameters = Object.entries(parameters).filter(([name]) => carriedParameters.includes(name))
  return buildPrefillUrl(
    path,
    prompt.trim(),
    Object.fromEntries(sharedParameters),
    appendCarriedResult(carried, sourceType, card.carry),
  )
}
