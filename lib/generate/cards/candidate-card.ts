import { randomUUID } from 'node:crypto'
import { isRecord } from '@/lib/core/is-record'
import { hasBlank } from '@/lib/core/strings/blanks'
import type { Card } from '@/lib/tool/card'
import type { Candidate, WritingJob } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { findAssumedPhrases } from './assumptions'

export type CardJob = Pick<WritingJob, 'tool' | 'input' | 'refine'> & Partial<Pick<WritingJob, 'count'>>

export function isRewrite({ tool, input }: Pick<WritingJob, 'tool' | 'input'>): boolean {
  return tool.buildBrief(input).outputShape === 'rewrite'
}

export function isSequence({ tool, input, refine }: CardJob): boolean {
  return refine === undefined && tool.buildBrief(input).outputShape === 'sequence'
}

/** The place of a part: `n` of `of`, from 1. */
export function getPlace({ item }: Pick<Card, 'item'>): { n: number; of: number } {
  const { n, of } = isRecord(item) ? item : {}
  return { n: Number(n), of: Number(of) }
}

export function findMissingPlaces(job: CardJob, cards: readonly Pick<Card, 'item'>[]): number[] {
  if (!isSequence(job)) return []
  const places = cards.map(getPlace)
  const end = Math.max(0, ...places.map(({ of }) => of))
  const takenPlaces = new Set(places.map(({ n }) => n))
  return Array.from({ length: end }, (_, index) => index + 1).filter((place) => !takenPlaces.has(place))
}

export function collectTexts(item: unknown): string[] {
  if (typeof item === 'string') {
    const isFigure = /\d/.test(item) && !/[a-z#]/i.test(item)
    return isFigure || /\s|[^\0-\x7f]/.test(item) ? [item] : []
  }
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(collectTexts) : []
}

/** Everything that the visitor has written. Text that a refinement changes counts as the visitor's. */
export function getVisitorText(job: CardJob): string {
  const texts = Object.values(job.input.parameters).filter((value) => typeof value === 'string')
  return [getPromptText(job), ...texts].join('\n')
}

function getPromptText({ input, refine }: CardJob): string {
  return [input.prompt, input.chosen, refine?.text, refine?.words].filter((text) => text !== undefined).join('\n')
}

/** Null if the item does not fit. New figures in a model's item are marked if its other assumptions are. */
export function buildCard(
  job: CardJob,
  candidate: Candidate,
  { allowsWornPhrases = false } = {},
): { item: unknown; card: Card } | null {
  const { tool, input } = job
  const marksAssumptions = candidate.assumed !== undefined && canMarkAssumptions(job)
  const item = tool.fit(
    candidate.item,
    { ...input, prompt: getPromptText(job) },
    { allowsNewFigures: marksAssumptions, allowsWornPhrases },
  )
  if (item === null) return null
  const assumedPhrases = marksAssumptions
    ? findAssumedPhrases(collectTexts(item).join('\n'), getVisitorText(job), candidate.assumed ?? [])
    : []
  // Only text from a model needs a review, because the built-in writer uses the visitor's own words.
  const { review, ...card } = toCard(tool, item, input)
  return {
    item,
    card: {
      ...card,
      ...(review && candidate.assumed && { review }),
      ...(assumedPhrases.length > 0 && { assumed: assumedPhrases }),
      ...(candidate.lost && { lost: candidate.lost }),
    },
  }
}

/** Names and tags make no claims, and marks refer to existing text. In a translation every name looks new. */
function canMarkAssumptions(job: Pick<WritingJob, 'tool' | 'input'>): boolean {
  const outputKind = getDraft(job.tool)?.outputKind
  const { language = 'auto' } = job.input.parameters
  return outputKind !== 'names' && outputKind !== 'marks' && !(isRewrite(job) && language !== 'auto')
}

export function toCard(tool: PromptTool, item: unknown, input: WritingJob['input']): Card {
  const card = tool.present(item, input)
  return { id: randomUUID(), ...card, ...(hasBlank(card.copy) && { outline: true as const }), item }
}

export function isEcho({ input }: Pick<WritingJob, 'input'>, { copy }: Pick<Card, 'copy'>): boolean {
  return toLettersAndDigits(copy) === toLettersAndDigits(input.prompt)
}

const toLettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
