import { PublicError } from '@/lib/core/errors'
import type { ReplySerializer, StartedRun } from '@/lib/generate/deliver'
import { readParameters } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { buildReplyBase, executeRun, type ReplyBase } from '@/lib/generate/run/run'
import { createRunUsage } from '@/lib/server/limits/cost'
import type { Card, EngineName } from '@/lib/tool/card'
import type { PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import type { PromptKind } from '@/lib/tool/prompt-reading'
import { getMaxDurationMs, type PromptTool } from '@/lib/tool/prompt-tool'
import type { Backend, ToolRequest } from './backend'
import { findMissingPlaces } from './cards/sequence'
import { describeResult, isFreeRun, isRefunded } from './describe-result'
import { createJob, planRun, type RunPlan } from './plan-run'
import { createRerunToken } from './rerun-token'

export type Reply = ReplyBase & {
  cards: readonly Card[]
  engine: EngineName
  /** True if the run does not count against the visitor's daily uses; otherwise absent. */
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
  const admittedRun = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool: 'text',
    model: modelPlan?.model ?? null,
    maxCostMicroUsd: modelPlan?.cost?.reserveMicroUsd ?? null,
    breaker: modelPlan?.breaker ?? null,
    maxDurationMs: getMaxDurationMs(tool, settings.openai?.firstTokenMs),
    isFree: plan.kind === 'builtIn' && plan.isFree,
  })
  const usage = createRunUsage(modelPlan?.cost?.price ?? null)
  const job: WritingJob = {
    ...baseJob,
    ...(plan.kind === 'visitor' && { isModelFree: true }),
    visitor: visitor.safetyId,
    onModelCall: usage.startCall,
  }
  const result: RunResult = { cards: [], isGapRefunded: false }
  const createToken = () =>
    createRerunToken({ visitor, toolType: tool.type, prompt: promptInput.prompt }, settings.appSecret)
  const steps = executeRun(admittedRun, streamCards(plan, job, admittedRun, result, createToken), () => {
    exchange.record.engine = plan.writer.name
    exchange.record.cards = result.cards.length
    if (modelPlan) Object.assign(exchange.record, usage.getCallStats(), usage.total())
    return {
      spentMicroUsd: modelPlan ? usage.getCost() : 0,
      hasUsedModel: modelPlan !== null,
      isFree: result.isGapRefunded || isFreeRun(plan, job, result.cards),
    }
  })
  return { steps, signal: admittedRun.deadline.signal }
}

export const cardSerializer: ReplySerializer<Card, Reply> = {
  toEvent: (card) => ['card', card],
  toBody: (reply) => reply,
}

type RunResult = {
  cards: Card[]
  /** Whether the use was refunded because a part of a piece is missing. */
  isGapRefunded: boolean
}

/** Yields each finished card, adds it to `result`, and returns the reply. Throws if there are no cards. */
async function* streamCards(
  plan: RunPlan,
  job: WritingJob,
  admittedRun: AdmittedRun,
  result: RunResult,
  createToken: () => string,
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
  result.isGapRefunded =
    plan.kind === 'model' && findMissingPlaces(job, cards).length > 0 && (await admittedRun.takeRefund())
  const notes = describeResult(plan, job, cards, analysis)
  const remaining = admittedRun.remaining + (result.isGapRefunded || isRefunded(plan, job, cards) ? 1 : 0)
  return {
    ...buildReplyBase({ ...admittedRun, remaining }, cards.map((card) => card.copy).join('\n\n')),
    cards,
    engine: plan.writer.name,
    ...((result.isGapRefunded || isFreeRun(plan, job, cards)) && { isFree: true }),
    ...(notes.length > 0 && { notes }),
    ...(analysis && {
      reading: { kind: analysis.kind, sure: analysis.sure, ...(plan.kind === 'builtIn' && { again: createToken() }) },
    }),
  }
}
