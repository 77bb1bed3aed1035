/** What shows that somebody is there, and not only a page that was opened in passing. */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'dragenter',
  'keydown',
  'focusin',
  'input',
  'scroll',
] as const

/** Keys that every visit leaves behind, whatever the visitor does. */
const passiveKeys = ['postsmith-theme', 'postsmith-model']

let firstInteractionPromise: Promise<void> | undefined

/**
 * Resolves when the visitor is about to use the page: at their first move, or at once for one who has been here before, whose
 * uses and results stand in this browser. On the server, at once.
 */
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

/** Whether the address fills something in, a file was chosen before there was code to see it, or anything of an earlier visit is kept. */
function hasEarlierActivity(): boolean {
  const fileInput = document.querySelector<HTMLInputElement>('main input[type=file]')
  if (location.hash.length > 1 || fileInput?.files?.length) return true
  try {
    return [sessionStorage, localStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith('postsmith-') && !passiveKeys.includes(key)),
    )
  } catch {
    return true
  }
}
