import { CatalogueError } from '@/lib/core/errors'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { Job } from '@/lib/tool/engine'
import { type Part, readAnswer } from './answer'
import type { Canary } from './canary'
import { Clock } from './clock'
import { ItemReader, type WrittenItem } from './item-reader'
import type { Model } from './model'
import type { Question } from './request'

type Call = { model: Model; canary: Canary; question: Question; job: Job; deadline: number }

/**
 * One question to the model. Yields each item as soon as it is complete. An answer that was cut off by the token
 * limit just has fewer items. Throws `CatalogueError`, or the signal's reason.
 */
export async function* callModel(call: Call, signal: AbortSignal): AsyncGenerator<WrittenItem> {
  const { model, job } = call
  const clock = new Clock(model.patience, signal)
  const reader = new ItemReader(job.tool.item)
  const refuseLeak = call.canary.watch()
  const tally = model.newTally(call.question)
  const ended = job.onCall?.(() => tally.used)
  const watched = beginModelCall({ operation: 'chat', server: model.server })
  let thrown: unknown
  let parts: AsyncGenerator<Part> | null = null

  const take = (part: Part): WrittenItem[] => {
    clock.heard(part.text)
    if (part.text !== '') watched.heard()
    tally.heard(part)
    if (part.finish !== null) clock.closing()
    if (part.refused) throw new CatalogueError('content_refused')
    refuseLeak(part.text)
    return reader.push(part.text)
  }

  try {
    const question = { ...call.question, system: call.canary.mark(call.question.system) }
    const asking = { deadline: call.deadline, signal: clock.abort.signal, tally }
    const response = await model.ask(question, asking)
    parts = readAnswer(response, question.maxOutputTokens)
    for (let step = await parts.next(); !step.done; step = await parts.next()) yield* take(step.value)
    parts = null
    clock.check()
    if (!reader.sawJson) throw new UpstreamError('malformed')
  } catch (error) {
    parts = null
    thrown = clock.endOf(error)
    throw thrown
  } finally {
    if (parts && !signal.aborted) await drain(parts, clock, take)
    clock.stop()
    tally.learn()
    watched.used(tally.used)
    watched.end(thrown)
    ended?.()
  }
}

/** Reads what is left of an answer that nobody pulls any more, because usage comes last. */
async function drain(
  parts: AsyncGenerator<Part>,
  clock: Clock,
  take: (part: Part) => unknown,
): Promise<void> {
  clock.closing()
  try {
    for await (const part of parts) take(part)
  } catch {
    // What was wanted has been delivered.
  }
}
