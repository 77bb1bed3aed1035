/**
 * Loads a part of the page, and where there is no connection to load it over, waits for one and loads the page anew: the bundler
 * remembers a file that did not come. What is on the page stays until then.
 */
export function patient<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async (cause) => {
      if (navigator.onLine !== false) throw cause
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      location.reload()
      return new Promise<never>(() => {})
    })
}
