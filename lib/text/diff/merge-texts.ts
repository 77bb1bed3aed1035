import type { TextChange } from '@/lib/tool/text-change'

export type MergeChoice = { first: string; second: string }

export function toMergeParts(changes: readonly TextChange[]): (string | MergeChoice)[] {
  const parts: (string | MergeChoice)[] = []
  for (const { kind, text } of changes) {
    const lastPart = parts.at(-1)
    if (kind === 'same') parts.push(text)
    else {
      const choice = typeof lastPart === 'object' ? lastPart : { first: '', second: '' }
      if (choice !== lastPart) parts.push(choice)
      choice[kind === 'removed' ? 'first' : 'second'] += text
    }
  }
  return parts
}

/** Returns the second text, with the first text's version at these choices (zero-based). */
export function mergeTexts(
  parts: readonly (string | MergeChoice)[],
  firstTextChoiceIndexes: ReadonlySet<number>,
): string {
  let choiceIndex = 0
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      choiceIndex += 1
      return firstTextChoiceIndexes.has(choiceIndex - 1) ? part.first : part.second
    })
    .join('')
}
