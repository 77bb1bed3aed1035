/** Measures one expression after the other; `supervise` ends it when one does not end. */
import type { Expression } from '../../scripts/expressions/expressions.ts'
import { derivedShapes } from './derived-shapes.ts'
import { endAfter } from './end-after.ts'
import { type Finding, worstOf } from './measure.ts'
import { normalText } from './normal-text.ts'
import { generalShapes } from './shapes.ts'
import type { Report } from './supervise.ts'
import { useOf } from './use-expression.ts'

/** With the longest text that the code gives the expression, where that is bounded. */
export type ExpressionJob = Expression & { longest: number | null }

const lengths = [100, 400, 1_500, 6_000]
const report = (message: Report<Finding | null>) => process.send?.(message)
const renew = endAfter(Number(process.argv[2]))

process.on('message', async ({ longest, ...expression }: ExpressionJob) => {
  renew()
  const shapes = [...generalShapes, ...derivedShapes(expression.source, expression.flags)]
  const answer = await worstOf(useOf(expression), shapes, {
    lengths: longest === null ? lengths : [...lengths.filter((length) => length < longest), longest],
    normal: normalText,
    most: 20,
    floor: 25,
    trying: (shape, length) => report({ trying: `${shape} of ${length}` }),
  })
  report({ answer })
})
