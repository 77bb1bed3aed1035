import type { Work } from './measure.ts'

/** Uses an expression on a text as the code does: all over it with `g` or in `split`, from place to place with `y`, else once. */
export function useOf({ source, flags, splits }: { source: string; flags: string; splits: boolean }): Work {
  const expression = new RegExp(source, flags)
  if (flags.includes('y')) {
    return (text) => {
      for (let at = 0; at < text.length; at = Math.max(at + 1, expression.lastIndex)) {
        expression.lastIndex = at
        expression.exec(text)
      }
    }
  }
  if (flags.includes('g')) return (text) => text.replace(expression, '')
  return splits ? (text) => text.split(expression) : (text) => expression.exec(text)
}
