import { useBrowserValue } from '@/components/loading/use-browser-value'
import { notifyError } from '@/components/ui/notify'
import { isSaved, savedResults } from '@/lib/browser/saved-results'
import { storageUnavailableNotice } from '@/lib/core/errors/storage-notice'
import type { Card } from '@/lib/tool/card'

let hasWarned = false

export function useSavedCards(tool: { type: string; name: string }) {
  const list = useBrowserValue(savedResults)
  return {
    isSaved: (card: Card) => isSaved(list, tool.type, card),
    replace: (oldCard: Card, newCard: Card) => savedResults.replace(tool.type, oldCard, newCard),
    toggle(card: Card) {
      savedResults.toggle({ tool: tool.type, toolName: tool.name, at: Date.now(), card })
      if (hasWarned || savedResults.isPersisted()) return
      hasWarned = true
      void notifyError(storageUnavailableNotice)
    },
  }
}
