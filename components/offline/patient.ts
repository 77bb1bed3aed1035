import { loadAnew, mayLoadAnew } from './load-anew'

/**
 * Loads a part of the page, and where its file does not come, loads the page anew: the bundler remembers a file that did not come.
 * Without a connection it waits for one; with one a newer deployment has replaced the file, and the new page knows its own. What is on
 * the page stays until then, and what was typed stays.
 */
export function patient<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async (cause) => {
      if (navigator.onLine === false)
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      else if (!mayLoadAnew()) throw cause
      loadAnew()
      return new Promise<never>(() => {})
    })
}
