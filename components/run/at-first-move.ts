import { onceMeant } from './once-meant'

/** A page that was loaded less than so long ago, in milliseconds, is not older than the site: loading it anew would be a loop. */
const YOUNG = 20_000

/**
 * Loads what the visitor works with at their first move. Its file may be gone by then: where there is no connection it waits for one, and
 * where a newer deployment has replaced the file it does not; then it loads the page anew, with what was typed meanwhile in the address.
 * What is on the page stays until then.
 */
export function atFirstMove<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    onceMeant()
      .then(load)
      .catch(async (cause) => {
        if (navigator.onLine === false)
          await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        else if (performance.now() < YOUNG) throw cause
        const form = document.querySelector<HTMLFormElement>(
          'main form:has([name=prompt]:not(:placeholder-shown))',
        )
        if (form) {
          const given = [...new FormData(form)].map(([name, value]) => [
            name.replace('option.', ''),
            String(value),
          ])
          location.replace(`#${new URLSearchParams(given)}`)
        }
        location.reload()
        return new Promise<never>(() => {})
      })
}
