import { expect, test } from 'vitest'
import { asText } from '@/scripts/expressions/exceptions'
import { readExpressions } from '@/scripts/expressions/expressions'
import type { Finding } from './measure'
import { supervise } from './supervise'
import { written } from './written'

/** How long a slow machine may take over all of them. */
const patience = 600_000

test(
  'no regular expression of the sources takes time out of proportion to a hostile text',
  async () => {
    const expressions = await readExpressions()
    expect(expressions.length).toBeGreaterThan(800)
    const outcomes = await supervise<object, Finding | null>(
      './test/hostile/expression-child.ts',
      expressions,
    )
    const faults = expressions.flatMap((expression, index) => {
      const fault = written(outcomes[index])
      return fault === null ? [] : [`${expression.places.join(', ')}: ${asText(expression)}\n  ${fault}`]
    })
    expect(faults).toEqual([])
  },
  patience,
)
