import { readDataFile } from '@/lib/core/data-file'
import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'
import type { EnglishPrompt } from './english-prompt'
import { getWord, hasTag } from './grammar'
import { hardTimeSigns } from './hard-time-signs'
import { getFeatures } from './kind-features'
import { kindSigns } from './kind-signs'
import { findMood } from './mood'
import { scoreStructure } from './score-structure'
import { createSignFinder, type Term } from './tagger'

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
function getLikelihoods(features: Iterable<string>): Readonly<Record<PromptKind, number>> {
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

type KindResult = { kind: PromptKind; isSure: boolean }

/** Somebody speaks: "me: …", "my mum: …". */
const dialoguePattern =
  /(?:^|[\s.,/])(?:me|him|her|them|us|nobody|no one|mom|mum|dad|boss|wife|husband|customer|teacher|my \p{L}+|also me|also him|also her) ?:/iu

const arrowPattern = /\s(?:→|➡|->|=>)\s/u

/** "retail job to pilot" */
function isTransformation({ line, firstTerms: terms }: EnglishPrompt): boolean {
  const words = line.split(' ')
  const toIndex = words.indexOf('to')
  const wordCountAfter = words.length - toIndex - 1
  if (toIndex < 1 || toIndex > 4 || wordCountAfter < 1 || wordCountAfter > 4 || /[^\p{L}\p{N}’ -]/u.test(line))
    return false
  const nextTerm = terms[terms.findIndex((term) => getWord(term) === 'to') + 1]
  return !hasTag(terms[0], 'Verb') && !hasTag(nextTerm, 'Verb')
}

type ScoredKind = Exclude<PromptKind, 'hard-time' | 'pasted'>

const findKindSigns = createSignFinder(kindSigns)
const findHardTimeSigns = createSignFinder(hardTimeSigns)

/** From this likelihood on a kind is sure: more where its frames take sides, jest or sell. Nine of ten are right. */
const MIN_LIKELIHOOD = 0.65
const MIN_BOLD_LIKELIHOOD = 0.76
const boldKinds: ReadonlySet<PromptKind> = new Set(['opinion', 'skit', 'offer', 'announcement', 'comparison'])
/** A hard time is rather seen once too often, but not on a light word alone. */
const MIN_HARD_TIME_LIKELIHOOD_WITH_SIGN = 0.3
const MIN_HARD_TIME_LIKELIHOOD_WITHOUT_SIGN = 0.6

/** The kind of a prompt, and whether it is sure. */
export function findKind(englishPrompt: EnglishPrompt): KindResult {
  const hardTimeScore = scoreHardTime(englishPrompt)
  const isPastedText = isPasted(englishPrompt)
  const isGlad = findMood(englishPrompt.doc, 'story') === 'glad'
  if (hardTimeScore >= (isPastedText ? (isGlad ? 9 : 6) : 4)) return { kind: 'hard-time', isSure: true }
  if (englishPrompt.label) return { kind: englishPrompt.label, isSure: true }
  const likelihoods = getLikelihoods(
    getFeatures(englishPrompt, { hardTimeScore, kindScores: scoreKinds(englishPrompt) }),
  )
  if (
    likelihoods['hard-time'] >=
    (isGlad
      ? 0.85
      : isPastedText || hardTimeScore <= 0
        ? MIN_HARD_TIME_LIKELIHOOD_WITHOUT_SIGN
        : MIN_HARD_TIME_LIKELIHOOD_WITH_SIGN)
  )
    return { kind: 'hard-time', isSure: true }
  if (isPastedText) return { kind: 'pasted', isSure: true }
  const otherKinds = promptKinds.filter((kind) => kind !== 'hard-time')
  const kind = otherKinds.reduce((likeliest, other) =>
    likelihoods[other] > likelihoods[likeliest] ? other : likeliest,
  )
  return { kind, isSure: likelihoods[kind] >= (boldKinds.has(kind) ? MIN_BOLD_LIKELIHOOD : MIN_LIKELIHOOD) }
}

/** What the written rules say for each kind, the most first. */
function scoreKinds(englishPrompt: EnglishPrompt): [ScoredKind, number][] {
  const scores = new Map<ScoredKind, number>()
  const addScore = (kind: ScoredKind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight)
  for (const { name, weight } of findKindSigns(englishPrompt.doc)) addScore(name as ScoredKind, weight)
  for (const [kind, weight] of Object.entries(scoreStructure(englishPrompt.firstTerms, englishPrompt.shape)))
    addScore(kind as ScoredKind, weight)
  if (dialoguePattern.test(englishPrompt.line)) addScore('skit', 6)
  if (englishPrompt.shape === 'phrase' && isTransformation(englishPrompt)) addScore('change', 4)
  if (arrowPattern.test(englishPrompt.line)) addScore('change', 5)
  if (/(?:^|\s)\*\p{L}/u.test(englishPrompt.line)) addScore('skit', 4)
  if (englishPrompt.mark === '?') addScore('question', 4)
  if (englishPrompt.shape === 'phrase' && englishPrompt.line.split(' ').length <= 4) addScore('subject', 4)
  else if (englishPrompt.shape === 'phrase') addScore('subject', 2)
  return [...scores].sort((a, b) => b[1] - a[1])
}

/** How much speaks for a hard time, less what speaks against it. */
function scoreHardTime({ doc, isFirstPerson, firstTerms: terms }: EnglishPrompt): number {
  const hits = findHardTimeSigns(doc)
  const sumWeights = (name: string) =>
    hits.filter((hit) => hit.name === name).reduce((total, { weight }) => total + weight, 0)
  const hardTimeWeight = sumWeights('hard')
  return hardTimeWeight === 0
    ? 0
    : hardTimeWeight + (isFirstPerson ? 1 : 0) + (terms.some(isPersonOrPet) ? 1 : 0) - sumWeights('not')
}

function isPasted({ sentences }: EnglishPrompt): boolean {
  const longSentences = sentences.filter((sentence) => sentence.split(' ').length >= 4)
  const totalLength = longSentences.join(' ').length
  return (
    (longSentences.length >= 3 && totalLength > 90) ||
    (longSentences.length === 2 && longSentences.every((sentence) => sentence.length >= 90))
  )
}

/** A person or an animal whom the text is about, beside the visitor. */
function isPersonOrPet(term: Term): boolean {
  return hasTag(term, 'Kin', 'Pet', 'FirstName') || /^(?:he|she|him|her|his|baby|friend)$/.test(getWord(term))
}
