import { emptyVoice, isEmptyVoice, parseVoice, type WritingVoice } from '@/lib/tool/writing-voice'
import { createBrowserStore, voiceKey } from './browser-store'

const store = createBrowserStore<WritingVoice>({
  key: voiceKey,
  parse: parseVoice,
  format: (voice) => ({ version: 1, ...voice }),
})

/** The voice that lasts until this page closes, because the visitor does not allow storage. */
let pageVoice: WritingVoice | null = null

/** The visitor's voice: in the browser's storage if they allow it, else until the page closes. */
export const voiceStore = {
  read: () => pageVoice ?? store.read(),
  subscribe: store.subscribe,
  isStored: () => pageVoice === null && !isEmptyVoice(store.read()) && store.isPersisted(),
  save(voice: WritingVoice, shouldStore: boolean): void {
    pageVoice = shouldStore ? null : voice
    store.update((storedVoice) => {
      if (shouldStore) return voice
      return isEmptyVoice(storedVoice) ? storedVoice : emptyVoice
    })
  },
}
