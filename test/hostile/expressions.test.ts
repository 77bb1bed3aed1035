import { expect, test } from 'vitest'
import { asText, longestFor } from '@/scripts/expressions/exceptions'
import { readExpressions } from '@/scripts/expressions/expressions'
import type { ExpressionJob } from './expression-child'
import type { Finding } from './measure'
import { supervise } from './supervise'
import { written } from './written'

/** How long a slow machine may take over all of them. */
const patience = 600_000
/** CPU time for one expression; the slowest takes a sixth of it. */
const mostMs = 6_000

// Rows C1, C2
test(
  'no regular expression of the sources takes time out of proportion to a hostile text',
  async () => {
    const expressions = await readExpressions()
    expect(expressions.length).toBeGreaterThan(800)
    const jobs = expressions.map((expression) => ({ ...expression, longest: longestFor(expression) }))
    const outcomes = await supervise<ExpressionJob, Finding | null>(
      './test/hostile/expression-child.ts',
      jobs,
      mostMs,
    )
    const faults = expressions.flatMap((expression, index) => {
      const fault = written(outcomes[index])
      return fault === null ? [] : [`${expression.places.join(', ')}: ${asText(expression)}\n  ${fault}`]
    })
    expect(faults).toEqual([])
  },
  patience,
)
