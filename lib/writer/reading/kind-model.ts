import weights from './kind-weights.json' with { type: 'json' }
import { type Kind, kinds } from './reading'

/** Weights of a feature by kind, in steps of `weights.step`, as signed bytes in Base64. */
const rows: ReadonlyMap<string, Int8Array> = new Map(
  Object.entries<string>(weights.features).map(([name, bytes]) => [
    name,
    Int8Array.from(Buffer.from(bytes, 'base64')),
  ]),
)

/**
 * How likely each kind is for what a line shows; together 1. A linear model (softmax over the sum of the features' weights), trained by
 * `scripts/kinds/train.ts` on prompts that were labelled by those who wrote them.
 */
export function likelihoods(features: Iterable<string>): Readonly<Record<Kind, number>> {
  const sums = new Float64Array(kinds.length)
  for (const name of features) {
    const row = rows.get(name)
    if (row) for (const [at, steps] of row.entries()) sums[at] = (sums[at] ?? 0) + steps * weights.step
  }
  const most = Math.max(...sums)
  const powers = [...sums].map((sum) => Math.exp(sum - most))
  const total = powers.reduce((all, power) => all + power, 0)
  return Object.fromEntries(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / total])) as Record<
    Kind,
    number
  >
}
