import type { Change } from '@/lib/tool/change'

/** A place where the texts differ, and what each has there. */
export type MergeChoice = { first: string; second: string }

/** What stands in a row: text of both, or a choice between them. */
export function toMergeParts(changes: readonly Change[]): (string | MergeChoice)[] {
  const all: (string | MergeChoice)[] = []
  for (const { kind, text } of changes) {
    const last = all.at(-1)
    if (kind === 'same') all.push(text)
    else {
      const choice = typeof last === 'object' ? last : { first: '', second: '' }
      if (choice !== last) all.push(choice)
      choice[kind === 'removed' ? 'first' : 'second'] += text
    }
  }
  return all
}

/** The second text, with the first's words at these choices, counted from 0. */
export function mergeTexts(parts: readonly (string | MergeChoice)[], fromFirst: ReadonlySet<number>): string {
  let choices = 0
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      choices += 1
      return fromFirst.has(choices - 1) ? part.first : part.second
    })
    .join('')
}
