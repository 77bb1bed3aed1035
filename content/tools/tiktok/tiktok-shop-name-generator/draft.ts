import type { Random } from '@/lib/core/random'
import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Idea } from '@/lib/writer/names/idea'
import { nameIdeas } from '@/lib/writer/names/ideas'
import { maxNameLength, type ShopNameInput, type shopNameFields } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'
import type { ShopName, Style } from './shop-name'
import { shopNameProblem } from './shop-name-rules'

export const draft: Draft<typeof shopNameFields, ShopName> = { writes: 'sentences', write }

/** Names from the visitor's own nouns, the word that must be in, and what belongs to them. */
function write(input: ShopNameInput & DraftContext, random: Random): ShopName[] {
  const { vibe, length, mustInclude, avoid } = input.parameters
  const needed = mustInclude.trim().toLowerCase()
  const fits = (shown: string) =>
    shown.length <= maxNameLength[length] &&
    shown.toLowerCase().includes(needed) &&
    shopNameProblem(shown) === null &&
    !usesAvoidedWord(shown, avoid)
  const tagline = taglineFor(input)
  return nameIdeas({ reading: input.reading, name: mustInclude, vibe, fits }, random).map((idea) => ({
    name: idea.shown,
    tagline,
    meaning: idea.why,
    handle: toHandle(idea.shown),
    style: styleOf(idea, input),
  }))
}

/** What is sold, in the visitor's words. */
function taglineFor({ reading: { spans, line, sentences } }: DraftContext): string {
  const whole = [spans.subject, line, ...sentences].find((text) => text && text.length <= MAX_TAGLINE_LENGTH)
  return upperFirst(whole ?? line.split(/[,.;:]/)[0] ?? line)
}

function styleOf({ style, shown }: Idea, { reading }: DraftContext): Style {
  if (style === 'personal') return 'personal'
  if (reading.spans.place && shown.includes(reading.spans.place)) return 'place'
  return shown.includes('&') ? 'pair' : 'mood'
}
