/** A page younger than this is not outdated, so reloading it could cause a loop. */
const MIN_RELOAD_AGE_MS = 20_000

/** Offline, waits and retries. Online, a deployment replaced the chunk: reloads with the typed values in the URL. */
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

/** Events that show an active visitor, not only an opened page. */
const interactionEvents = 'pointermove pointerdown touchstart dragenter keydown focusin input scroll'.split(' ')

/** Storage keys that every visit sets, with or without interaction. */
const automaticStorageKeys = ['postsmith-theme', 'postsmith-model', 'postsmith-font']

/** A button or a point of a canvas that was pressed before its part was hydrated. */
type EarlyPress = { target: HTMLElement; x: number; y: number }

declare global {
  interface Window {
    /** Set by `earlyPressScript`. */
    earlyPress?: EarlyPress
  }
}

let firstInteractionPromise: Promise<void> | undefined

/** Resolves at once on the server and for a visitor with earlier activity. */
export function waitForFirstInteraction(): Promise<void> {
  if (typeof window === 'undefined' || hasEarlierActivity()) return Promise.resolve()
  firstInteractionPromise ??= new Promise((resolve) => {
    const onInteraction = () => {
      for (const eventName of interactionEvents) removeEventListener(eventName, onInteraction, true)
      resolve()
    }
    for (const eventName of interactionEvents)
      addEventListener(eventName, onInteraction, { capture: true, passive: true })
  })
  return firstInteractionPromise
}

/** Resolves when the loaded page is idle, or at the first interaction before. */
export function waitUntilIdle(): Promise<void> {
  const firstInteraction = waitForFirstInteraction()
  if (typeof window === 'undefined') return firstInteraction
  const idle = new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    const wait = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 500)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return Promise.race([firstInteraction, idle])
}

/** Whether the URL prefills something, the visitor acted before hydration, or data of an earlier visit is stored. */
function hasEarlierActivity(): boolean {
  const fileInput = document.querySelector<HTMLInputElement>('main input[type=file]')
  if (location.hash.length > 1 || fileInput?.files?.length || window.earlyPress) return true
  try {
    return [sessionStorage, localStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith('postsmith-') && !automaticStorageKeys.includes(key)),
    )
  } catch {
    return true
  }
}
