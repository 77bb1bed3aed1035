import { readDraft } from '@/lib/browser/prompt-draft'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

/**
 * Loads the page anew with everything in the form kept. For a tab whose files could not be fetched (the connection was
 * gone, or a newer deployment has replaced them): the bundler remembers the failure until the page is loaded again. The
 * values serve where the tab could not keep the form itself; they may be only a part of what was typed.
 */
export function reloadWithValues(type: string, { prompt, parameters, carried }: FormValues): void {
  if (!readDraft({ type })) location.replace(buildPrefillUrl(location.pathname, prompt, parameters, carried))
  location.reload()
}
