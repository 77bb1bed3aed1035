import { iterateUntilAborted } from '@/lib/core/race'
import type { ReplySerializer, StartedRun } from '@/lib/generate/deliver'
import { readFields } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { buildReplyBase, executeRun, type ReplyBase } from '@/lib/generate/run/run'
import { isUncharged } from '@/lib/openai/upstream-error'
import { getPoolModel } from '@/lib/server/limits/pools'
import type { ServerContext, ServerTool, ServerToolEvent } from '@/lib/tool/server-tool'
import type { Backend, ToolRequest } from './backend'

export async function handleServerTool(
  backend: Backend,
  tool: ServerTool,
  toolRequest: ToolRequest,
): Promise<StartedRun<ServerToolEvent, ReplyBase>> {
  const { settings } = backend
  const { exchange, visitor, token, promptInput } = toolRequest
  const input = { ...promptInput, parameters: readFields(tool, toolRequest.parameters) }
  const task = tool.parseTask(input, settings)
  const { service, maxDurationMs } = tool
  const pool = tool.pool ?? service ?? 'posts'
  const admittedRun = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool,
    model: getPoolModel(pool, settings),
    slotCount: tool.getSlotCount?.(task),
    maxCostMicroUsd: tool.getMaxCostMicroUsd?.(task, settings) ?? null,
    dailyLimit: tool.getDailyLimit?.(settings),
    breaker: service ? backend.getBreaker(service) : null,
    maxDurationMs,
  })
  return startSteps(admittedRun, backend, (context) => tool.run(task, context))
}

export function startSteps(
  admittedRun: AdmittedRun,
  { settings }: Pick<Backend, 'settings'>,
  createSteps: (context: ServerContext) => AsyncGenerator<ServerToolEvent, string, void>,
): StartedRun<ServerToolEvent, ReplyBase> {
  const { visitor, permit, deadline, reserve } = admittedRun
  const { signal } = deadline
  let reportedMicroUsd: number | null = null
  const spend = (microUsd: number) => {
    reportedMicroUsd = (reportedMicroUsd ?? 0) + Math.ceil(microUsd)
  }
  async function* generateSteps() {
    const { binding, safetyId } = visitor
    const toolSteps = createSteps({ settings, signal, binding, safetyId, spend })
    return buildReplyBase(admittedRun, yield* iterateUntilAborted(toolSteps, signal))
  }
  const steps = executeRun(admittedRun, generateSteps(), (failure) => {
    if (reserve === null) return { spentMicroUsd: 0, hasUsedModel: permit !== null }
    // If the tool reports no cost, the full reserve is charged unless the failure shows that no model ran.
    const spentMicroUsd = reportedMicroUsd ?? (isUncharged(failure) ? 0 : reserve)
    return { spentMicroUsd, hasUsedModel: spentMicroUsd > 0 }
  })
  return { steps, signal }
}

export const stepSerializer: ReplySerializer<ServerToolEvent, ReplyBase> = {
  toEvent: (step) => ('part' in step ? ['part', step.part] : ['progress', step.progress]),
  toBody: (reply, steps) => ({ ...reply, parts: steps.flatMap((step) => ('part' in step ? [step.part] : [])) }),
}
