import { readDataFile } from '@/lib/core/data-file'
import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'

type Weights = {
  step: number
  /** Weights of a feature by kind, in steps of `step`, as signed bytes in Base64. */
  features: Readonly<Record<string, string>>
}

let weights: Weights | undefined

/**
 * How likely each kind is for what a line shows; together 1. A linear model (softmax over the sum of the features'
 * weights), trained on prompts that their authors labelled.
 */
export function getLikelihoods(features: Iterable<string>): Readonly<Record<PromptKind, number>> {
  weights ??= JSON.parse(readDataFile('lib/writer/reading/kind-weights.json').toString()) as Weights
  const sums = new Float64Array(promptKinds.length)
  for (const name of features) {
    if (!Object.hasOwn(weights.features, name)) continue
    const row = new Int8Array(Buffer.from(weights.features[name] ?? '', 'base64'))
    for (const [index, weightSteps] of row.entries()) sums[index] = (sums[index] ?? 0) + weightSteps * weights.step
  }
  const maxSum = Math.max(...sums)
  const powers = [...sums].map((sum) => Math.exp(sum - maxSum))
  const total = powers.reduce((subtotal, power) => subtotal + power, 0)
  return Object.fromEntries(promptKinds.map((kind, index) => [kind, (powers[index] ?? 0) / total])) as Record<
    PromptKind,
    number
  >
}
