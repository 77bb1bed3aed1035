import { createHmac } from 'node:crypto'
import { PublicError } from '@/lib/core/errors'
import type { Breaker } from '@/lib/generate/run/breaker'
import { estimateMaxCost, type Price } from '@/lib/server/limits/cost'
import type { Visitor } from '@/lib/server/limits/visitor'
import { isSameSecret } from '@/lib/server/secrets'
import type { CardWriter, WritingJob } from '@/lib/tool/engine'
import { getChosenKind } from '@/lib/tool/prompt-reading'
import type { Input, PromptTool } from '@/lib/tool/prompt-tool'
import type { Backend } from './backend'
import { getRequestedCount } from './cards/directions'
import { canSkipModel, type RequestParameters } from './input/parameters'

export type RunPlan =
  /** The tool lays out the visitor's own text; nothing is written. */
  | { kind: 'visitor'; writer: CardWriter }
  /** A quick draft. Free if it only reads an earlier prompt as another kind, as its token shows. */
  | { kind: 'builtIn'; writer: CardWriter; isFree: boolean; rerunToken: string }
  /** The operator's model; `vision` reads an image, too. */
  | { kind: 'model' | 'vision'; writer: CardWriter; model: string; breaker: Breaker; cost: PlannedCost | null }

/** The price of the model, and the highest cost of the run in micro-dollars. */
type PlannedCost = { price: Price; reserveMicroUsd: number }

/** Chooses the writer of a run. Throws `no_pictures` for an image that no model can read. */
export function planRun(
  backend: Backend,
  tool: PromptTool,
  input: Input,
  requestParameters: RequestParameters,
  visitor: Visitor,
): RunPlan {
  const { settings, builtInWriter, modelWriter } = backend
  if (canSkipModel(tool, requestParameters)) return { kind: 'visitor', writer: builtInWriter }
  const visionModel = (modelWriter && input.picture && settings.openai?.visionModel) ?? null
  if (input.picture && !visionModel) throw new PublicError('no_pictures')
  if (modelWriter === null || !settings.openai) {
    const rerunToken = createRerunToken(visitor, tool.type, input.prompt, settings.appSecret)
    const isReread = !requestParameters.refine && getChosenKind(requestParameters.fields) !== undefined
    const isFree = isReread && isSameSecret(requestParameters.rerunToken ?? '', rerunToken)
    return { kind: 'builtIn', writer: builtInWriter, isFree, rerunToken }
  }
  const { price, model: textModel } = settings.openai
  const { fields, voice, refine, chosen } = requestParameters
  const visitorInput = { prompt: input.prompt, fields, voice, refine, ...(chosen !== null && { chosen }) }
  const reserveMicroUsd = price && estimateMaxCost(tool, visitorInput, price, input.picture !== undefined)
  // A key without access to the vision model must not open the breaker of the text model.
  const service = visionModel && visionModel !== textModel ? 'vision' : 'text'
  return {
    kind: visionModel ? 'vision' : 'model',
    writer: modelWriter,
    model: visionModel ?? textModel,
    breaker: backend.getBreaker(service),
    cost: price && reserveMicroUsd !== null ? { price, reserveMicroUsd } : null,
  }
}

/** Lets a visitor rerun a prompt as another kind at no cost, until `visitor.key` changes at midnight UTC. */
function createRerunToken(visitor: Visitor, toolType: string, prompt: string, appSecret: string): string {
  const text = JSON.stringify(['read again', visitor.key, toolType, prompt])
  return createHmac('sha256', appSecret).update(text).digest('base64url').slice(0, 22)
}

export function createJob(
  tool: PromptTool,
  promptInput: Omit<Input, 'parameters'>,
  { fields, refine, voice, chosen, seed }: RequestParameters,
): WritingJob {
  const input = { ...promptInput, parameters: fields, ...(chosen !== null && { chosen }) }
  const refineCount = refine?.action === 'similar' ? 3 : 1
  const count = refine ? refineCount : (getRequestedCount({ tool, input }) ?? tool.count(input))
  return { tool, input, count, seed, voice, ...(refine && { refine }) }
}
