/** Milliseconds. A page younger than this is not outdated, so reloading it could loop. */
const MIN_RELOAD_AGE_MS = 20_000

/**
 * Loads a chunk of the page. Offline, waits for a connection and retries, so that a file chosen meanwhile is not lost.
 * Online, a newer deployment has replaced the chunk, so the page reloads with the typed values in the URL.
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
