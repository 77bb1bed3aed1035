/** A page that was loaded less than so long ago, in milliseconds, is not older than the site: loading it anew would be a loop. */
const MIN_RELOAD_AGE_MS = 20_000

/**
 * Loads a part of the page. Without a connection it waits for one and tries again, so that a file chosen meanwhile stays. With one, a
 * newer deployment has replaced the part, and the page is loaded anew; what was typed before goes along in the address.
 */
export function importWithRetry<Part>(loadPart: () => Promise<Part>): () => Promise<Part> {
  return () =>
    loadPart().catch(async (error) => {
      if (navigator.onLine === false) {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        const part = await loadPart().catch(() => null)
        if (part) return part
      } else if (performance.now() < MIN_RELOAD_AGE_MS) throw error
      const form = document.querySelector<HTMLFormElement>('main form:has([name=prompt]:not(:placeholder-shown))')
      if (form) {
        const fields = [...new FormData(form)].map(([name, value]) => [name.replace('option.', ''), String(value)])
        location.replace(`#${new URLSearchParams(fields)}`)
      }
      location.reload()
      return new Promise<never>(() => {})
    })
}
