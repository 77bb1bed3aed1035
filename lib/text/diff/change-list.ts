import { countWhile } from '@/lib/core/numbers'
import type { TextChange } from '@/lib/tool/text-tool'

/** Removals come before the additions that replace them. Merges adjacent changes of the same kind. */
export function createChangeList() {
  const changes: TextChange[] = []
  let pendingUnchangedText = { first: '', second: '' }
  let pendingChanges = { removed: '', added: '' }

  function flushUnchangedText() {
    const { first, second } = pendingUnchangedText
    if (first + second !== '') changes.push({ kind: 'same', text: second, ...(first !== second && { other: first }) })
    pendingUnchangedText = { first: '', second: '' }
  }
  function flushChanges() {
    const { removed, added } = pendingChanges
    const spaceLength = getCommonTrailingSpaceLength(removed, added)
    for (const [kind, text] of Object.entries({ removed, added }) as ['removed' | 'added', string][])
      if (text.length > spaceLength) changes.push({ kind, text: text.slice(0, text.length - spaceLength) })
    const commonSpace = removed.slice(removed.length - spaceLength)
    pendingUnchangedText = { first: commonSpace, second: commonSpace }
    pendingChanges = { removed: '', added: '' }
  }
  function flushAll() {
    flushUnchangedText()
    flushChanges()
    flushUnchangedText()
  }
  return {
    same(first: string, second: string) {
      if (first + second === '') return
      if (pendingChanges.removed + pendingChanges.added !== '') flushChanges()
      pendingUnchangedText = { first: pendingUnchangedText.first + first, second: pendingUnchangedText.second + second }
    },
    changed(kind: 'removed' | 'added', text: string) {
      if (text === '') return
      flushUnchangedText()
      pendingChanges[kind] += text
    },
    moved(kind: 'removed' | 'added', text: string) {
      flushAll()
      changes.push({ kind, text, isMoved: true })
    },
    end(): TextChange[] {
      flushAll()
      return changes
    },
  }
}

/** Returns the length of the trailing space that both texts share. */
function getCommonTrailingSpaceLength(firstText: string, secondText: string): number {
  return countWhile(Math.min(firstText.length, secondText.length), (index) => {
    const character = firstText.at(-1 - index)
    return character === secondText.at(-1 - index) && character?.trim() === ''
  })
}

export type ChangeList = ReturnType<typeof createChangeList>
