import type { Change } from '@/lib/tool/change'

/** Collects changes: what is removed stands before what was added in its place, neighbours of one kind are one. */
export function createChangeList() {
  const changes: Change[] = []
  let same = { first: '', second: '' }
  let changed = { removed: '', added: '' }

  function endSame() {
    const { first, second } = same
    if (first + second !== '')
      changes.push({ kind: 'same', text: second, ...(first !== second && { other: first }) })
    same = { first: '', second: '' }
  }
  function endChanged() {
    const { removed, added } = changed
    const space = commonEnd(removed, added)
    for (const [kind, text] of Object.entries({ removed, added }) as ['removed' | 'added', string][])
      if (text.length > space) changes.push({ kind, text: text.slice(0, text.length - space) })
    const end = removed.slice(removed.length - space)
    same = { first: end, second: end }
    changed = { removed: '', added: '' }
  }
  function finish() {
    endSame()
    endChanged()
    endSame()
  }
  return {
    same(first: string, second: string) {
      if (first + second === '') return
      if (changed.removed + changed.added !== '') endChanged()
      same = { first: same.first + first, second: same.second + second }
    },
    changed(kind: 'removed' | 'added', text: string) {
      if (text === '') return
      endSame()
      changed[kind] += text
    },
    moved(kind: 'removed' | 'added', text: string) {
      finish()
      changes.push({ kind, text, moved: true })
    },
    end(): Change[] {
      finish()
      return changes
    },
  }
}

/** Length of the space that both end with, unless one of them is nothing else. */
function commonEnd(one: string, other: string): number {
  const most = Math.min(one.trimEnd().length && one.length, other.trimEnd().length && other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length) && one.at(-1 - length)?.trim() === '')
    length += 1
  return length
}

export type ChangeList = ReturnType<typeof createChangeList>
