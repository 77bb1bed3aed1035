/** A page that was loaded less than so long ago, in milliseconds, is not older than the site: loading it anew would be a loop. */
const YOUNG = 20_000

/**
 * Loads a part of the page, and where its file does not come, loads the page anew: the bundler remembers a file that did not come.
 * Without a connection it waits for one; with one, a newer deployment has replaced the file. What is on the page stays until then, and
 * what was typed before the part came goes along in the address.
 */
export function patient<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async (cause) => {
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
