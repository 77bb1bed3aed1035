import { getCharacterName } from '@/lib/text/character-names'
import { formatCodePoints } from '@/lib/text/invisible-characters'

type ChangedItem = { codePoint: string; name: string; times: number }

export type ChangeCounter = ReturnType<typeof createChangeCounter>

export function createChangeCounter() {
  const itemsByKey = new Map<string, ChangedItem>()
  function count(key: string, codePoint: string, name: string) {
    const existingItem = itemsByKey.get(key)
    if (existingItem) existingItem.times += 1
    else itemsByKey.set(key, { codePoint, name, times: 1 })
  }
  return {
    /** Counts a character by its Unicode name, or a group of characters by the given name. */
    countCharacter: (text: string, name = getCharacterName(text)) => count(text, formatCodePoints(text), name),
    countItem: (name: string) => count(name, '', name),
    toList: (): ChangedItem[] => [...itemsByKey.values()].sort((one, other) => other.times - one.times),
  }
}
