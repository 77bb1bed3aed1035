import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'
import type { EnglishPrompt } from './english-prompt'
import { getWord, hasTag } from './grammar'
import { hardTimeSigns } from './hard-time-signs'
import { getFeatures } from './kind-features'
import { getLikelihoods } from './kind-model'
import { kindSigns } from './kind-signs'
import { findMood } from './mood'
import { scoreStructure } from './structure'
import { createSignFinder, type Term } from './tagger'

export type KindResult = { kind: PromptKind; sure: boolean }

/** Somebody speaks: "me: …", "my mum: …". */
const dialogue =
  /(?:^|[\s.,/])(?:me|him|her|them|us|nobody|no one|mom|mum|dad|boss|wife|husband|customer|teacher|my \p{L}+|also me|also him|also her) ?:/iu

const arrow = /\s(?:→|➡|->|=>)\s/u

/** "retail job to pilot" */
function isTransformation({ line, firstTerms: terms }: EnglishPrompt): boolean {
  const words = line.split(' ')
  const to = words.indexOf('to')
  const after = words.length - to - 1
  if (to < 1 || to > 4 || after < 1 || after > 4 || /[^\p{L}\p{N}’ -]/u.test(line)) return false
  const next = terms[terms.findIndex((term) => getWord(term) === 'to') + 1]
  return !hasTag(terms[0], 'Verb') && !hasTag(next, 'Verb')
}

type ScoredKind = Exclude<PromptKind, 'hard-time' | 'pasted'>

const findKindSigns = createSignFinder(kindSigns)
const findHardTimeSigns = createSignFinder(hardTimeSigns)

/** From this likelihood on a kind is sure: more where its frames take sides, jest or sell. Nine of ten such are right, on prompts that the model has not seen. */
const MIN_LIKELIHOOD = 0.65
const MIN_BOLD_LIKELIHOOD = 0.76
const boldKinds: ReadonlySet<PromptKind> = new Set(['opinion', 'skit', 'offer', 'announcement', 'comparison'])
/** A hard time is rather seen once too often, but not on a light word alone. */
const HARD_TIME_LIKELIHOOD_WITH_SIGN = 0.3
const HARD_TIME_LIKELIHOOD_WITHOUT_SIGN = 0.6

/** The kind of a prompt, and whether it is sure. */
export function findKind(look: EnglishPrompt): KindResult {
  const hard = scoreHardTime(look)
  const pasted = isPasted(look)
  const glad = findMood(look.doc, 'story') === 'glad'
  if (hard >= (pasted ? (glad ? 9 : 6) : 4)) return { kind: 'hard-time', sure: true }
  if (look.label) return { kind: look.label, sure: true }
  const likely = getLikelihoods(getFeatures(look, { hardTime: hard, scores: scoreKinds(look) }))
  if (
    likely['hard-time'] >=
    (glad ? 0.85 : pasted || hard <= 0 ? HARD_TIME_LIKELIHOOD_WITHOUT_SIGN : HARD_TIME_LIKELIHOOD_WITH_SIGN)
  )
    return { kind: 'hard-time', sure: true }
  if (pasted) return { kind: 'pasted', sure: true }
  const others = promptKinds.filter((kind) => kind !== 'hard-time')
  const kind = others.reduce((best, other) => (likely[other] > likely[best] ? other : best))
  return { kind, sure: likely[kind] >= (boldKinds.has(kind) ? MIN_BOLD_LIKELIHOOD : MIN_LIKELIHOOD) }
}

/** What the written rules say for each kind, the most first. */
export function scoreKinds(look: EnglishPrompt): [ScoredKind, number][] {
  const all = new Map<ScoredKind, number>()
  const add = (kind: ScoredKind, weight: number) => all.set(kind, (all.get(kind) ?? 0) + weight)
  for (const { name, weight } of findKindSigns(look.doc)) add(name as ScoredKind, weight)
  for (const [kind, weight] of Object.entries(scoreStructure(look.firstTerms, look.shape)))
    add(kind as ScoredKind, weight)
  if (dialogue.test(look.line)) add('skit', 6)
  if (look.shape === 'phrase' && isTransformation(look)) add('change', 4)
  if (arrow.test(look.line)) add('change', 5)
  if (/(?:^|\s)\*\p{L}/u.test(look.line)) add('skit', 4)
  if (look.mark === '?') add('question', 4)
  if (look.shape === 'phrase' && look.line.split(' ').length <= 4) add('subject', 4)
  else if (look.shape === 'phrase') add('subject', 2)
  return [...all].sort((a, b) => b[1] - a[1])
}

/** How much speaks for a hard time, less what speaks against it. */
export function scoreHardTime({ doc, isFirstPerson, firstTerms: terms }: EnglishPrompt): number {
  const hits = findHardTimeSigns(doc)
  const sum = (name: string) => hits.filter((hit) => hit.name === name).reduce((total, { weight }) => total + weight, 0)
  const hard = sum('hard')
  return hard === 0 ? 0 : hard + (isFirstPerson ? 1 : 0) + (terms.some(isPersonOrPet) ? 1 : 0) - sum('not')
}

function isPasted({ sentences }: EnglishPrompt): boolean {
  const whole = sentences.filter((one) => one.split(' ').length >= 4)
  const letters = whole.join(' ').length
  return (whole.length >= 3 && letters > 90) || (whole.length === 2 && whole.every((one) => one.length >= 90))
}

/** A person or an animal whom the text is about, beside the visitor. */
function isPersonOrPet(term: Term): boolean {
  return hasTag(term, 'Kin', 'Pet', 'FirstName') || /^(?:he|she|him|her|his|baby|friend)$/.test(getWord(term))
}
