import { prefillLink } from '@/lib/browser/prefill-link'
import type { FormValues } from '@/lib/tool/form-values'

/**
 * Loads the page anew with everything in the form kept. For a tab whose files could not be fetched (the connection was
 * gone, or a newer deployment has replaced them): the bundler remembers the failure until the page is loaded again.
 */
export function reloadWith({ prompt, parameters }: FormValues): void {
  location.replace(prefillLink(location.pathname, prompt, parameters))
  location.reload()
}
