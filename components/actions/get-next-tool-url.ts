import type { Card } from '@/lib/tool/card'
import { appendCarriedResult } from '@/lib/tool/carried-results'
import type { NextTool } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

/**
 * Address of another tool with a result chosen for it: the visitor's own words for its box, the values that mean the same there, and
 * beside them the chosen text with those of the steps before.
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
