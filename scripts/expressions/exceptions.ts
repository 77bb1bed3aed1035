import list from './exceptions.json' with { type: 'json' }
import type { Expression } from './expressions.ts'

/** An expression of one file that may stay although `recheck` calls it vulnerable or cannot decide. */
export type RegExpException = {
  file: string
  /** As `/source/flags`. */
  expression: string
  /** In characters: the longest text that the code gives it. Left out where any length is harmless. */
  longest?: number
  reason: string
}

/** Checked by `check.ts`, which also reports those that nothing needs. */
export const exceptions: readonly RegExpException[] = list

export const formatExpression = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  `/${source}/${flags}`

const getFile = (place: string): string => place.replace(/:\d+$/, '')

/** What is said about an expression in every file that holds it; null where a file says nothing. */
export function findExceptions(expression: Expression): RegExpException[] | null {
  const text = formatExpression(expression)
  const matches = [...new Set(expression.places.map(getFile))].map((file) =>
    exceptions.find((exception) => exception.file === file && exception.expression === text),
  )
  return matches.every((exception) => exception !== undefined) ? matches : null
}
