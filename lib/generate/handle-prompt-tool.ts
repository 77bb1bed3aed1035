import { PublicError } from '@/lib/core/errors'
import type { ReplySerializer, StartedRun } from '@/lib/generate/deliver'
import { readParameters } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { buildReplyBase, executeRun, type ReplyBase } from '@/lib/generate/run/run'
import { createRunUsage } from '@/lib/server/limits/cost'
import type { Card, EngineName } from '@/lib/tool/card'
import type { PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import type { PromptKind } from '@/lib/tool/prompt-reading'
import { getDraft, getMaxDurationMs, type PromptTool } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'
import type { Backend, ToolRequest } from './backend'
import { findMissingPlaces, getPlace, isEcho, isSequence } from './cards/candidate-card'
import { buildLanguageNotes } from './cards/requested-language'
import { createJob, planRun, type RunPlan } from './plan-run'

export type Reply = ReplyBase & {
  cards: readonly Card[]
  engine: EngineName
  isFree?: true
  notes?: readonly string[]
  /** How the writer read the prompt. With `again`, a rerun of a quick draft with another reading is free. */
  reading?: { kind: PromptKind; sure: boolean; again?: string }
}

export async function handlePromptTool(
  backend: Backend,
  tool: PromptTool,
  toolRequest: ToolRequest,
): Promise<StartedRun<Card, Reply>> {
  const { exchange, visitor, token, promptInput } = toolRequest
  const { settings } = backend
  const requestParameters = readParameters(tool, toolRequest.parameters)
  const baseJob = createJob(tool, promptInput, requestParameters)
  const plan = planRun(backend, tool, baseJob.input, requestParameters, visitor)
  const modelPlan = 'model' in plan ? plan : null
  const isFree = plan.kind === 'builtIn' && plan.isFree
  const admittedRun = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool: 'text',
    model: modelPlan?.model ?? null,
    maxCostMicroUsd: modelPlan?.cost?.reserveMicroUsd ?? null,
    breaker: modelPlan?.breaker ?? null,
    maxDurationMs: getMaxDurationMs(tool, settings.openai?.firstTokenMs),
    isFree,
  })
  const usage = createRunUsage(modelPlan?.cost?.price ?? null)
  const job: WritingJob = {
    ...baseJob,
    ...(plan.kind === 'visitor' && { isModelFree: true }),
    visitor: visitor.safetyId,
    onModelCall: usage.startCall,
  }
  const result: RunResult = { cards: [], isFree }
  const steps = executeRun(admittedRun, streamCards(plan, job, admittedRun, result), () => {
    exchange.record.engine = plan.writer.name
    exchange.record.cards = result.cards.length
    if (modelPlan) Object.assign(exchange.record, usage.getCallStats(), usage.total())
    return { spentMicroUsd: modelPlan ? usage.getCost() : 0, hasUsedModel: modelPlan !== null, isFree: result.isFree }
  })
  return { steps, signal: admittedRun.deadline.signal }
}

export const cardSerializer: ReplySerializer<Card, Reply> = {
  toEvent: (card) => ['card', card],
  toBody: (reply) => reply,
}

type RunResult = {
  cards: Card[]
  /** Whether the run costs no use. */
  isFree: boolean
}

/** Yields each finished card, adds it to `result`, and returns the reply. Throws if there are no cards. */
async function* streamCards(
  plan: RunPlan,
  job: WritingJob,
  admittedRun: AdmittedRun,
  result: RunResult,
): AsyncGenerator<Card, Reply, void> {
  const { cards } = result
  let analysis = null as PromptAnalysis | null
  const onPromptAnalyzed = (promptAnalysis: PromptAnalysis) => {
    analysis = promptAnalysis
  }
  for await (const card of plan.writer.write({ ...job, onPromptAnalyzed }, admittedRun.deadline.signal)) {
    cards.push(card)
    yield card
  }
  if (cards.length === 0) throw new PublicError('empty_response')
  const hasGap = plan.kind === 'model' && findMissingPlaces(job, cards).length > 0
  const isUseRefunded = isRefunded(plan, job, cards) || (hasGap && (await admittedRun.takeRefund()))
  result.isFree ||= isUseRefunded
  const notes = describeResult(plan, job, cards, analysis)
  const remaining = admittedRun.remaining + (isUseRefunded ? 1 : 0)
  return {
    ...buildReplyBase({ ...admittedRun, remaining }, cards.map((card) => card.copy).join('\n\n')),
    cards,
    engine: plan.writer.name,
    ...(result.isFree && { isFree: true }),
    ...(notes.length > 0 && { notes }),
    ...(analysis && {
      reading: { kind: analysis.kind, sure: analysis.sure, ...(plan.kind === 'builtIn' && { again: plan.rerunToken }) },
    }),
  }
}

/** Layouts whose cards are parts of one piece. Fewer cards than planned are acceptable in these layouts. */
const singleResultLayouts = ['slides', 'plan', 'thread', 'tags']

/** The notes below the cards. `analysis` is null if the writer has not read the prompt. */
function describeResult(
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

/** Whether the use of a quick draft is refunded: it has at most half of the requested cards, without echoes. */
function isRefunded(plan: RunPlan, job: WritingJob, cards: readonly Card[]): boolean {
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
