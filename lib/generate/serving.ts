import type { CatalogueError } from '@/lib/core/errors'
import { untilAborted } from '@/lib/core/until-aborted'
import { deliver } from '@/lib/generate/deliver/deliver'
import { keeping } from '@/lib/generate/deliver/keeping'
import { readFields } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { type ReplyBase, replyBase, run } from '@/lib/generate/run/run'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerTool } from '@/lib/tool/define'
import type { ServerContext, ServerPart, ServerStep } from '@/lib/tool/server-run'
import type { Repeatable } from './once'
import type { Backend, ToolRequest } from './pipeline'

/** Answers for a tool that finds or makes something. */
export async function serve(backend: Backend, tool: ServerTool, asked: ToolRequest): Promise<Response> {
  const { settings } = backend
  const { exchange, visitor, token, given, held } = asked
  const input = { ...given, parameters: readFields(tool, asked.parameters) }
  const task = tool.check(input, settings)
  const { service, deadlineMs } = tool
  const admitted = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool: tool.pool ?? service ?? 'posts',
    places: tool.places?.(task),
    reserve: tool.price?.(task, settings) ?? null,
    daily: tool.dailyLimit?.(settings),
    breaker: service ? backend.breakerOf(service) : null,
    deadlineMs,
    held,
  })
  return deliverSteps(admitted, backend, (context) => tool.find(task, context))
}

type Find = (context: ServerContext) => AsyncGenerator<ServerStep, string, void>

/** Carries an admitted run out and sends its progress and parts as they come; as JSON: the result with its parts. */
export function deliverSteps(
  admitted: AdmittedRun,
  { settings }: Pick<Backend, 'settings'>,
  find: Find,
): Promise<Response> {
  const { exchange, visitor, pass, held, deadline, reserve } = admitted
  const { signal } = deadline
  const bill = createBill(reserve)
  async function* work() {
    const { binding, safetyId } = visitor
    const found = find({ settings, signal, binding, safetyId, spend: bill.spend })
    return replyBase(admitted, yield* untilAborted(found, signal))
  }
  const steps = run(admitted, work(), (failure) => {
    const spent = bill.total(failure)
    return { spent, hasModelWorked: reserve === null ? pass !== null : spent > 0 }
  })
  return deliver(keeping(steps, held, stepDelivery), exchange, stepDelivery, signal)
}

type Body = ReplyBase & { parts: readonly ServerPart[] }

export const stepDelivery: Repeatable<ServerStep, ReplyBase, Body> = {
  event: (step) => ('part' in step ? ['part', step.part] : ['progress', step.progress]),
  body: (reply, steps) => ({ ...reply, parts: steps.flatMap((step) => ('part' in step ? [step.part] : [])) }),
  split: ({ parts, ...result }) => ({ steps: parts.map((part) => ({ part })), result }),
}

/** Adds up what the work reports; where it reports nothing after a model may have worked, the whole reserve counts. */
function createBill(reserve: number | null) {
  let reported: number | null = null
  return {
    spend(microUsd: number): void {
      reported = (reported ?? 0) + Math.ceil(microUsd)
    },
    total(failure: CatalogueError | null): number {
      if (reserve === null) return 0
      return reported ?? (isUncharged(failure) ? 0 : reserve)
    },
  }
}
