import type { Random } from '@/lib/core/random'
import { promptKinds } from '@/lib/tool/parsed-prompt'

/** What a prompt shows, and the number of its kind. */
export type TrainingSample = { features: readonly string[]; kind: number }

/** By feature, a weight for each kind. */
export type Weights = ReadonlyMap<string, Float64Array>

const ROUNDS = 20
const LEARNING_RATE = 0.08
/** Share of the features that each look leaves out, so that none is relied on alone. */
const DROPOUT = 0.5
const DECAY = 1e-3

/** Learns a linear model by AdaGrad (Duchi and others, 2011), from features that at least two samples have. The same samples and seed give the same weights. */
export function trainModel(samples: readonly TrainingSample[], random: Random): Weights {
  const counts = new Map<string, number>()
  for (const { features } of samples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count > 1).map(([name]) => name)
  const weights = new Map(known.map((name) => [name, new Float64Array(promptKinds.length)]))
  const squares = new Map(known.map((name) => [name, new Float64Array(promptKinds.length).fill(0.01)]))
  const means = new Map(known.map((name) => [name, new Float64Array(promptKinds.length)]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, kind } of shuffle(samples, random)) {
      const seen = features.filter((name) => weights.has(name) && random.pickFraction() > DROPOUT)
      const likelihoods = computeLikelihoods(weights, seen)
      for (const name of seen) updateWeights(weights.get(name), squares.get(name), likelihoods, kind)
    }
    if (round < ROUNDS / 2) continue
    for (const [name, row] of weights) {
      const mean = means.get(name)
      if (mean) for (const [at, weight] of row.entries()) mean[at] = (mean[at] ?? 0) + weight / (ROUNDS / 2)
    }
  }
  return means
}

function updateWeights(
  row: Float64Array | undefined,
  squares: Float64Array | undefined,
  likelihoods: readonly number[],
  kind: number,
) {
  if (!row || !squares) return
  for (const [at, share] of likelihoods.entries()) {
    const slope = share - (at === kind ? 1 : 0) + DECAY * (row[at] ?? 0)
    squares[at] = (squares[at] ?? 0) + slope * slope
    row[at] = (row[at] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(squares[at] ?? 1)
  }
}

/** Fisher and Yates, in place of `Random.shuffle`, which takes quadratic time. */
function shuffle(samples: readonly TrainingSample[], random: Random): TrainingSample[] {
  const order = [...samples]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.pickInteger(0, at)
    const [one, two] = [order[at], order[other]]
    if (one && two) [order[at], order[other]] = [two, one]
  }
  return order
}

/** How likely each kind is, in the order of `promptKinds`. */
export function computeLikelihoods(weights: Weights, features: Iterable<string>): number[] {
  const sums = promptKinds.map(() => 0)
  for (const name of features) {
    for (const [at, weight] of (weights.get(name) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / total)
}
