import { fill, type Slots } from '@/lib/writer/fill'
import type { Random } from '@/lib/writer/random'
import { slotsFor } from '@/lib/writer/slots'
import type { Topic } from '@/lib/writer/topic'
import { conditionsOf } from './conditions'
import { createDeck } from './deck'
import { inFirstPerson } from './first-person'
import { kindOf, modifierOf, shortNameOf } from './names'
import { clausesOf, ownSentence } from './own-sentence'
import { toldTopic } from './told-topic'

/** What the recipes of captions, hooks and titles start from; `audience` is the visitor's own field, if any. */
export type Subject = { prompt: string; topic: Topic; audience?: string }

/** Fills the templates of one item, with the same words for the same slots; null where a slot has no words or repeats the word before it. */
export type Phrase = (template: string) => string | null

const MAX_ACTIVITY = 7

const banks = {
  people: 'people',
  object: 'objects',
  mistake: 'mistakes',
  win: 'wins',
  moment: 'moments',
  step: 'steps',
  pain: 'pains',
} as const

/**
 * Phrases for a run of items about one subject. Call the result once for each item. The slots are those of `slotsFor`,
 * and `short` (the topic in at most three words), `mod` (the same before another noun: "candle shop" in "candle shop
 * tips"), `kind` (in general: "candle shops"), `own` (a prompt that is itself a sentence; inside another one `ownClause`), `setting`, and for "my dog hates
 * baths" the same as `problem`, `problemClause` and, said to a reader, `yourClause`, where there are any.
 * `{if practice}` keeps a template to topics of which that holds (see `conditionsOf`; several names: all of them).
 * `{my step}` says a phrase about the reader of the writer. The field's own words are
 * dealt like cards, so that no item repeats another's before all of them have been used. A template with `step2` gets steps
 * in their order only as the item's first with a step.
 */
export function createPhrasing({ prompt, topic: given, audience }: Subject, random: Random): () => Phrase {
  const own = ownSentence(prompt)
  const told = own === null ? null : toldTopic(own, given)
  const topic = told ?? given
  const people = audience?.split(',')[0]?.trim() || topic.audience
  const conditions = conditionsOf(topic, prompt, own)
  const decks = new Map(
    Object.entries(banks).map(([slot, bank]) => [slot, createDeck(topic.niche[bank], random)]),
  )
  const fixed = {
    ...topicSlots(topic, random),
    ...(people ? { audience: people, people } : {}),
    activity: inPlace(topic.activity, topic),
    infinitive: inPlace(topic.infinitive, topic),
    ...(told && { short: told.name, kind: told.name }),
    ...(own === null ? {} : ownSlots(own)),
    setting: topic.setting,
    ...(topic.details.length === 0 ? { detail: null } : {}),
  }
  return () => {
    const slots = new Map<string, string | null>(Object.entries(fixed))
    const deal = (slot: string) => decks.get(slot.replace(/\d$/, ''))?.() ?? null
    const wordsFor = (slot: string) => {
      if (!slots.has(slot)) slots.set(slot, deal(slot))
      return slots.get(slot) ?? null
    }
    /** Steps named together come in the order in which they are done. */
    const dealSteps = () => {
      const order = topic.niche.steps
      const dealt = ['step', 'step2', 'step3']
        .map(deal)
        .sort((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? ''))
      dealt.forEach((words, i) => {
        slots.set(i === 0 ? 'step' : `step${i + 1}`, words)
      })
    }
    return (asked) => {
      const template = meets(asked, conditions)
      if (template === null) return null
      if (template.includes('{step2}') && !slots.has('step')) dealSteps()
      const filled: Record<string, string> = {}
      for (const [, slot = ''] of template.matchAll(/\{(?!your )([^{}]+)\}/g)) {
        const words = wordsFor(slot.replace(/^my /, ''))
        if (words === null) return null
        filled[slot] = slot.startsWith('my ') ? inFirstPerson(words) : words
      }
      const text = fill(template, filled)
      return stumbles.some((pattern) => pattern.test(text)) || repeatsYou(text) ? null : text
    }
  }
}

/** The template without its conditions; null where one of them does not hold. */
function meets(template: string, conditions: ReadonlySet<string>): string | null {
  const asked = [...template.matchAll(/\{if ([a-z ]+)\}/g)].flatMap(([, names = '']) => names.split(' '))
  return asked.every((name) => conditions.has(name)) ? template.replace(/\{if [a-z ]+\}/g, '') : null
}

/** Where a slot's words meet the template's own: "stop stopping", "tutorial tutorials". */
const stumbles = [
  /(?<!\p{L})(\p{L}{4,20})\p{L}{0,5}[ :,]+\1/iu,
  /\bstop\b.*\bstop\b/i,
  /\bstop(?:ped|ping)? not\b/i,
  /\bbefore\b.*\bbefore\b/i,
]

/** "Don't take … until you take": the same doing is said of the reader twice. */
function repeatsYou(text: string): boolean {
  const said = new Set<string>()
  for (const [, lead, doing = ''] of text.toLowerCase().matchAll(/\b(don’t|you) (?=(\p{L}+))/gu)) {
    if (lead === 'you' && said.has(doing)) return true
    said.add(doing)
  }
  return false
}

function ownSlots(own: string): Record<string, string | null> {
  const { mine, yours } = clausesOf(own)
  const problem = yours === null ? null : own
  return { own, ownClause: mine, yourClause: yours, problem, problemClause: problem && mine }
}

/** "travelling on a budget in Japan": what is done, with the prompt's place where that stays short. */
function inPlace(doing: string, { setting }: Topic): string {
  if (setting === null || doing.includes(setting)) return doing
  const placed = `${doing} ${setting}`
  return placed.split(' ').length <= MAX_ACTIVITY ? placed : doing
}

function topicSlots(topic: Topic, random: Random): Slots {
  const bankSlot = new RegExp(`^(?:${Object.keys(banks).join('|')})\\d?$`)
  const slots = Object.entries(slotsFor(topic, random)).filter(([slot]) => !bankSlot.test(slot))
  return {
    ...Object.fromEntries(slots),
    short: shortNameOf(topic),
    mod: modifierOf(topic),
    kind: kindOf(topic),
  }
}
