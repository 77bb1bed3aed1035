/**
 * `npm run kinds:train`: learns from `lab/training/prompts.json` what kind a prompt is, and writes `lib/writer/reading/kind-weights.json`. Before that it
 * says how well it does on every author's prompts when it has learned from the others' alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRandom } from '@/lib/core/random'
import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'
import { analyzeEnglishPrompt } from '@/lib/writer/reading/english-prompt'
import { scoreHardTime, scoreKinds } from '@/lib/writer/reading/kind'
import { getFeatures } from '@/lib/writer/reading/kind-features'
import { tidyPrompt } from '@/lib/writer/reading/tidy-prompt'
import { computeLikelihoods, type TrainingSample, trainModel, type Weights } from './train-model'

type LabeledPrompt = { author: string; prompt: string; kind: PromptKind }

/** Weights are kept in steps of this size, at most 127 of them. */
const WEIGHT_STEP = 0.02
/** A feature whose weights all stay below this says too little to be kept. */
const MIN_WEIGHT = 0.25

const resolveUrl = (path: string) => new URL(path, import.meta.url)
const labeledPrompts: readonly LabeledPrompt[] = JSON.parse(readFileSync(resolveUrl('prompts.json'), 'utf8'))
const samples = labeledPrompts.map(({ author, prompt, kind }) => ({ author, ...toSample(prompt, kind) }))

for (const author of new Set(samples.map((sample) => sample.author))) {
  const own = samples.filter((sample) => sample.author === author)
  const weights = trainModel(
    samples.filter((sample) => sample.author !== author),
    createRandom(7),
  )
  const shares = own.map((sample) => ({ sample, likelihoods: computeLikelihoods(weights, sample.features) }))
  const right = shares.filter(({ sample, likelihoods }) => findMaxIndex(likelihoods) === sample.kind)
  const sure = shares.filter(({ likelihoods }) => Math.max(...likelihoods) >= 0.75)
  const rightOfSure = sure.filter(({ sample, likelihoods }) => findMaxIndex(likelihoods) === sample.kind)
  console.log(
    `${author}: ${right.length} of ${own.length} right; of ${sure.length} that are sure ${rightOfSure.length}`,
  )
}
writeFileSync(
  resolveUrl('../../lib/writer/reading/kind-weights.json'),
  `${JSON.stringify(packWeights(trainModel(samples, createRandom(7))))}\n`,
)

function toSample(prompt: string, kind: PromptKind): TrainingSample {
  const look = analyzeEnglishPrompt(tidyPrompt(prompt).text)
  return {
    kind: promptKinds.indexOf(kind),
    features: [...getFeatures(look, { hardTimeScore: scoreHardTime(look), kindScores: scoreKinds(look) })],
  }
}

function findMaxIndex(likelihoods: readonly number[]): number {
  return likelihoods.indexOf(Math.max(...likelihoods))
}

function packWeights(weights: Weights) {
  const kept = [...weights].filter(([, row]) => row.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
  const bytes = (row: Float64Array) =>
    Buffer.from(
      Int8Array.from(row, (weight) => Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP)))).buffer,
    ).toString('base64')
  return { step: WEIGHT_STEP, features: Object.fromEntries(kept.map(([name, row]) => [name, bytes(row)])) }
}
