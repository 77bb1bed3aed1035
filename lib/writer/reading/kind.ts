import { type Kind, kinds } from '@/lib/tool/reading'
import { is, wordOf } from './grammar'
import { hardSigns } from './hard-signs'
import { featuresOf } from './kind-features'
import { likelihoods } from './kind-model'
import { kindSigns } from './kind-signs'
import type { Look } from './look'
import { moodOf } from './mood'
import { structureOf } from './structure'
import { createSweep, type Term } from './tagger'

export type Told = { kind: Kind; sure: boolean }

/** Somebody speaks: "me: …", "my mum: …". */
const dialogue =
  /(?:^|[\s.,/])(?:me|him|her|them|us|nobody|no one|mom|mum|dad|boss|wife|husband|customer|teacher|my \p{L}+|also me|also him|also her) ?:/iu

const arrow = /\s(?:→|➡|->|=>)\s/u

/** "retail job to pilot" */
function turns({ cased: line, first: terms }: Look): boolean {
  const words = line.split(' ')
  const to = words.indexOf('to')
  const after = words.length - to - 1
  if (to < 1 || to > 4 || after < 1 || after > 4 || /[^\p{L}\p{N}’ -]/u.test(line)) return false
  const next = terms[terms.findIndex((term) => wordOf(term) === 'to') + 1]
  return !is(terms[0], 'Verb') && !is(next, 'Verb')
}

type Scored = Exclude<Kind, 'hard-time' | 'pasted'>

const sweep = createSweep(kindSigns)
const sweepHard = createSweep(hardSigns)

/** From this likelihood on a kind is sure: more where its frames take sides, jest or sell. Nine of ten such are right, on prompts that the model has not seen. */
const SURE = 0.65
const SURE_OF_BOLD = 0.76
const bold: ReadonlySet<Kind> = new Set(['opinion', 'skit', 'offer', 'announcement', 'comparison'])
/** A hard time is rather seen once too often, but not on a light word alone. */
const MAYBE_HARD = 0.3
const LIKELY_HARD = 0.6

/** The kind of a prompt, and whether it is sure. */
export function kindOf(look: Look): Told {
  const hard = hardness(look)
  const pasted = isPasted(look)
  const glad = moodOf(look.doc, 'story') === 'glad'
  if (hard >= (pasted ? (glad ? 9 : 6) : 4)) return { kind: 'hard-time', sure: true }
  if (look.label) return { kind: look.label, sure: true }
  const likely = likelihoods(featuresOf(look, { hard, scores: scores(look) }))
  if (likely['hard-time'] >= (glad ? 0.85 : pasted || hard <= 0 ? LIKELY_HARD : MAYBE_HARD))
    return { kind: 'hard-time', sure: true }
  if (pasted) return { kind: 'pasted', sure: true }
  const others = kinds.filter((kind) => kind !== 'hard-time')
  const kind = others.reduce((best, other) => (likely[other] > likely[best] ? other : best))
  return { kind, sure: likely[kind] >= (bold.has(kind) ? SURE_OF_BOLD : SURE) }
}

/** What the written rules say for each kind, the most first. */
export function scores(look: Look): [Scored, number][] {
  const all = new Map<Scored, number>()
  const add = (kind: Scored, weight: number) => all.set(kind, (all.get(kind) ?? 0) + weight)
  for (const { name, weight } of sweep(look.doc)) add(name as Scored, weight)
  for (const [kind, weight] of Object.entries(structureOf(look.first, look.shape)))
    add(kind as Scored, weight)
  if (dialogue.test(look.cased)) add('skit', 6)
  if (look.shape === 'phrase' && turns(look)) add('change', 4)
  if (arrow.test(look.cased)) add('change', 5)
  if (/(?:^|\s)\*\p{L}/u.test(look.cased)) add('skit', 4)
  if (look.mark === '?') add('question', 4)
  if (look.shape === 'phrase' && look.cased.split(' ').length <= 4) add('subject', 4)
  else if (look.shape === 'phrase') add('subject', 2)
  return [...all].sort((a, b) => b[1] - a[1])
}

/** How much speaks for a hard time, less what speaks against it. */
export function hardness({ doc, own, first: terms }: Look): number {
  const hits = sweepHard(doc)
  const sum = (name: string) =>
    hits.filter((hit) => hit.name === name).reduce((total, { weight }) => total + weight, 0)
  const hard = sum('hard')
  return hard === 0 ? 0 : hard + (own ? 1 : 0) + (terms.some(isSomebody) ? 1 : 0) - sum('not')
}

function isPasted({ parts: sentences }: Look): boolean {
  const whole = sentences.filter((one) => one.split(' ').length >= 4)
  const letters = whole.join(' ').length
  return (whole.length >= 3 && letters > 90) || (whole.length === 2 && whole.every((one) => one.length >= 90))
}

/** A person or an animal whom the text is about, beside the visitor. */
function isSomebody(term: Term): boolean {
  return is(term, 'Kin', 'Pet', 'FirstName') || /^(?:he|she|him|her|his|baby|friend)$/.test(wordOf(term))
}
