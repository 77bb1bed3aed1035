/** Events that show an active visitor, not only an opened page. */
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

/** Keys that every visit stores, regardless of interaction. */
const passiveKeys = ['postsmith-theme', 'postsmith-model']

let firstInteractionPromise: Promise<void> | undefined

/**
 * Resolves on the first interaction, or immediately for a returning visitor with stored data. On the server,
 * immediately.
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

/** Whether the URL prefills something, a file was chosen before hydration, or data of an earlier visit is stored. */
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
