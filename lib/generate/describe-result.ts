import type { Card } from '@/lib/tool/card'
import type { PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'
import { isEcho } from './cards/candidate-card'
import { buildLanguageNotes } from './cards/requested-language'
import { findMissingPlaces, getPlace, isSequence } from './cards/sequence'
import type { RunPlan } from './plan-run'

/** Layouts whose cards are parts of one piece. Fewer cards than planned are acceptable in these layouts. */
const singleResultLayouts = ['slides', 'plan', 'thread', 'tags']

/** The notes below the cards. `analysis` is null if the writer has not read the prompt. */
export function describeResult(
  plan: RunPlan,
  job: WritingJob,
  cards: readonly Card[],
  analysis: PromptAnalysis | null,
): string[] {
  const toolNote = job.refine ? undefined : job.tool.form.note
  return [
    ...(plan.kind === 'visitor'
      ? []
      : plan.kind === 'builtIn'
        ? [...buildDraftNotes(plan, job, cards), ...(analysis?.notes ?? [])]
        : buildModelNotes(job, cards)),
    ...(toolNote ? [toolNote] : []),
  ]
}

/** Whether the run costs no use: a quick draft that is free or gave at most half of the requested cards. */
export function isFreeRun(plan: RunPlan, job: WritingJob, cards: readonly Card[]): boolean {
  return plan.kind === 'builtIn' && (plan.isFree || hasTooFewResults(job, cards))
}

/** Whether the use of a quick draft is refunded. Echoes of the visitor's text do not count as results. */
export function isRefunded(plan: RunPlan, job: WritingJob, cards: readonly Card[]): boolean {
  return plan.kind === 'builtIn' && !plan.isFree && hasTooFewResults(job, cards)
}

function buildModelNotes(job: WritingJob, cards: readonly Card[]): string[] {
  const isShort = !isSequence(job) && cards.length < job.count
  return [
    ...buildGapNotes(job, cards),
    ...(isShort ? [`${cards.length} of ${job.count} fit this time. Tap Again for others.`] : []),
    ...buildLanguageNotes(job, cards),
  ]
}

function buildGapNotes(job: WritingJob, cards: readonly Card[]): string[] {
  const places = findMissingPlaces(job, cards)
  if (places.length === 0) return []
  const end = Math.max(...cards.map((card) => getPlace(card).of))
  const [subject, verb] = places.length === 1 ? ['Part', 'is'] : ['Parts', 'are']
  return [
    `${subject} ${new Intl.ListFormat('en').format(places.map(String))} of ${end} ${verb} missing. Tap Again for the whole ${job.tool.form.noun}.`,
  ]
}

/** Explains missing cards of a quick draft. Asks for no details on a sensitive topic. */
function buildDraftNotes(plan: RunPlan, job: WritingJob, cards: readonly Card[]): string[] {
  const { tool, count } = job
  if (cards.length >= count || !hasAlternatives(tool) || isSensitiveTopic(job)) return []
  if (cards.every((card) => isEcho(job, card)))
    return [
      'This is your own line, tidied up. Anything more would be made up, so this one was free. Your AI can write more.',
    ]
  const outcome = isRefunded(plan, job, cards) ? 'This one was free.' : 'Add a detail to get more.'
  return [`Only ${cards.length} ${cards.length === 1 ? 'fits' : 'fit'} without making things up. ${outcome}`]
}

function hasAlternatives({ form, draft }: PromptTool): boolean {
  const outputKind = getDraft({ draft })?.outputKind
  return !singleResultLayouts.includes(form.layout ?? '') && (outputKind === 'sentences' || outputKind === 'names')
}

function hasTooFewResults(job: WritingJob, cards: readonly Card[]): boolean {
  const resultCount = cards.filter((card) => !isEcho(job, card)).length
  // A prompt may ask for more than the tool usually writes.
  const expectedCount = job.refine ? job.count : Math.min(job.count, job.tool.count(job.input))
  return hasAlternatives(job.tool) && resultCount * 2 <= expectedCount
}
