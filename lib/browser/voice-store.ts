import { emptyVoice, isEmptyVoice, parseVoice, type WritingVoice } from '@/lib/tool/writing-voice'
import { createBrowserStore } from './browser-store'
import { voiceKey } from './voice-key'

type StoredVoice = WritingVoice & { version: 1 }

const emptyStoredVoice: StoredVoice = { version: 1, ...emptyVoice }

const store = createBrowserStore<StoredVoice>({
  key: voiceKey,
  parse: (storedValue) => ({ version: 1, ...parseVoice(storedValue) }),
})

/** The voice that lasts until this page closes, because the visitor does not allow storage. */
let pageVoice: WritingVoice | null = null
const listeners = new Set<() => void>()

/** The visitor's voice: in the browser's storage if they allow it, else until the page closes. */
export const voiceStore = {
  getCurrent: (): WritingVoice => pageVoice ?? store.getSnapshot(),
  isStored: () => pageVoice === null && !isEmptyVoice(store.read()) && store.isPersisted(),
  save(voice: WritingVoice, shouldStore: boolean): void {
    pageVoice = shouldStore ? null : voice
    const nextStoredVoice: StoredVoice = shouldStore ? { version: 1, ...voice } : emptyStoredVoice
    if (shouldStore || !isEmptyVoice(store.read())) store.update(() => nextStoredVoice)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const unsubscribe = store.subscribe(listener)
    return () => {
      listeners.delete(listener)
      unsubscribe()
    }
  },
}
