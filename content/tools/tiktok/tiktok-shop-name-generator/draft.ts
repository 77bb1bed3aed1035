import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { buildNameIdeas } from '@/lib/writer/names/build-name-ideas'
import type { NameIdea } from '@/lib/writer/names/name-idea'
import { maxNameLengths, type ShopNameInput, type shopNameFields } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'
import type { ShopName, Style } from './shop-name'
import { getShopNameProblem } from './shop-name-rules'

export const draft: DraftRecipe<typeof shopNameFields, ShopName> = { outputKind: 'sentences', write }

/** Names from the visitor's own nouns, the word that must be in, and what belongs to them. */
function write(input: ShopNameInput & DraftContext, random: Random): ShopName[] {
  const { vibe, length, mustInclude, avoid } = input.parameters
  const requiredWord = mustInclude.trim().toLowerCase()
  const fits = (candidate: string) =>
    candidate.length <= maxNameLengths[length] &&
    candidate.toLowerCase().includes(requiredWord) &&
    getShopNameProblem(candidate) === null &&
    !usesAvoidedWord(candidate, avoid)
  const tagline = buildTagline(input)
  return buildNameIdeas({ reading: input.reading, visitorName: mustInclude, vibe, fits }, random).map((idea) => ({
    name: idea.displayName,
    tagline,
    meaning: idea.why,
    handle: toHandle(idea.displayName),
    style: getStyle(idea, input),
  }))
}

/** What is sold, in the visitor's words. */
function buildTagline({ reading: { spans, line, sentences } }: DraftContext): string {
  const shortText = [spans.subject, line, ...sentences].find((text) => text && text.length <= MAX_TAGLINE_LENGTH)
  return upperFirst(shortText ?? line.split(/[,.;:]/)[0] ?? line)
}

function getStyle({ style, displayName }: NameIdea, { reading }: DraftContext): Style {
  if (style === 'personal') return 'personal'
  if (reading.spans.place && displayName.includes(reading.spans.place)) return 'place'
  return displayName.includes('&') ? 'pair' : 'mood'
}
