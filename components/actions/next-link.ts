import type { Card } from '@/lib/tool/card'
import { carriedOn } from '@/lib/tool/carried'
import type { NextTool } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { prefillLink } from '@/lib/tool/prefill-link'

/**
 * Address of another tool with a result chosen for it: the visitor's own words for its box, the values that mean the same there, and
 * beside them the chosen text with those of the steps before.
 */
export function nextLink(
  { from, path, carries }: NextTool,
  card: Pick<Card, 'carry'>,
  { prompt, parameters, carried }: FormValues,
): string {
  const shared = Object.entries(parameters).filter(([name]) => carries.includes(name))
  return prefillLink(path, prompt.trim(), Object.fromEntries(shared), carriedOn(carried, from, card.carry))
}
