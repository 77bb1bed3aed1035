import type { TextChange } from '@/lib/tool/text-change'

/** Collects changes: what is removed stands before what was added in its place, neighbours of one kind are one. */
export function createChangeList() {
  const changes: TextChange[] = []
  let same = { first: '', second: '' }
  let changed = { removed: '', added: '' }

  function flushSame() {
    const { first, second } = same
    if (first + second !== '') changes.push({ kind: 'same', text: second, ...(first !== second && { other: first }) })
    same = { first: '', second: '' }
  }
  function flushChanged() {
    const { removed, added } = changed
    const spaceLength = countCommonTrailingSpace(removed, added)
    for (const [kind, text] of Object.entries({ removed, added }) as ['removed' | 'added', string][])
      if (text.length > spaceLength) changes.push({ kind, text: text.slice(0, text.length - spaceLength) })
    const end = removed.slice(removed.length - spaceLength)
    same = { first: end, second: end }
    changed = { removed: '', added: '' }
  }
  function finish() {
    flushSame()
    flushChanged()
    flushSame()
  }
  return {
    same(first: string, second: string) {
      if (first + second === '') return
      if (changed.removed + changed.added !== '') flushChanged()
      same = { first: same.first + first, second: same.second + second }
    },
    changed(kind: 'removed' | 'added', text: string) {
      if (text === '') return
      flushSame()
      changed[kind] += text
    },
    moved(kind: 'removed' | 'added', text: string) {
      finish()
      changes.push({ kind, text, moved: true })
    },
    end(): TextChange[] {
      finish()
      return changes
    },
  }
}

/** Length of the space that both end with, unless one of them is nothing else. */
function countCommonTrailingSpace(one: string, other: string): number {
  const maxLength = Math.min(one.trimEnd().length && one.length, other.trimEnd().length && other.length)
  let length = 0
  while (length < maxLength && one.at(-1 - length) === other.at(-1 - length) && one.at(-1 - length)?.trim() === '')
    length += 1
  return length
}

export type ChangeList = ReturnType<typeof createChangeList>
