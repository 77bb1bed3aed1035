import type { Worker } from 'node:worker_threads'
import { type ErrorCode, PublicError } from '@/lib/core/errors'
import { createThreadPool } from '@/lib/server/threads/pool'
import type { Card } from '@/lib/tool/card'
import type { CardWriter, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { MAX_WRITING_MS } from './processor-time-limit'

/** A job as it is sent to a thread, which has the tools itself. */
export type WriterTask = Omit<
  WritingJob,
  'tool' | 'countMissing' | 'onModelCall' | 'onRead' | 'onProcessorTime' | 'visitor'
> & {
  toolType: string
}

/**
 * What the thread answers: cards and how it read the prompt, an error of the catalogue, or what broke; with the
 * processor time that it took, in milliseconds.
 */
export type WriterReply = (
  | { cards: readonly Card[]; analysis: PromptAnalysis | null }
  | { refused: ErrorCode }
  | { broken: unknown }
) & { processorMs: number }

/**
 * A thread that does not give up by then is ended. Waiting for a processor is not computing: the clock counts only
 * where a thread has stopped without a word.
 */
const timeLimit = { maxProcessorMs: 2 * MAX_WRITING_MS, totalMs: 20_000 }
/** Processor time that starting a thread takes, measured on two cores of 2026 with the production build. */
const START_MS = 1_600
/** Several usual prompts are written in it; a thread takes a second and more to start. */
const SPAWN_DELAY_MS = 150
/** A thread holds some 90 MB: all but one go when they had nothing to do for ten minutes. */
const IDLE_MS = 600_000

/**
 * The built-in writer in threads of its own, so that a prompt which takes long delays nobody but its visitor. `startWorker`
 * starts a thread that answers each `WriterTask` with one `WriterReply`. Throws `took_too_long` where 250 ms of computing
 * give no card, and `unavailable` when more than `maxQueueLength` wait.
 */
export function createThreadedWriter(options: { startWorker(): Worker; maxThreads: number; maxQueueLength: number }) {
  const pool = createThreadPool<WriterTask, WriterReply>({
    startWorker: options.startWorker,
    isLastMessage: () => true,
    maxThreads: options.maxThreads,
    minThreads: 1,
    idleMs: IDLE_MS,
    spawnAfterMs: SPAWN_DELAY_MS,
    maxJobsPerThread: 1_000,
    maxQueueLength: options.maxQueueLength,
    timeLimit,
    threadStartMs: START_MS,
    createLateError: () => new PublicError('took_too_long'),
  })

  return {
    name: 'built-in',
    async *write(job, signal) {
      const onEnd = (lastReply: WriterReply | null) =>
        job.onProcessorTime?.(lastReply?.processorMs ?? timeLimit.maxProcessorMs + START_MS)
      for await (const reply of pool.run(toWriterTask(job), signal, onEnd)) {
        if ('broken' in reply) throw reply.broken
        if ('refused' in reply) throw new PublicError(reply.refused)
        if (reply.analysis) job.onRead?.(reply.analysis)
        yield* reply.cards
      }
    },
    prepare: pool.prepare,
    stop: pool.stop,
  } as const satisfies CardWriter & Record<string, unknown>
}

function toWriterTask({ tool, input, count, seed, isModelFree, refine, voice }: WritingJob): WriterTask {
  return {
    toolType: tool.type,
    input,
    count,
    seed,
    ...(isModelFree && { isModelFree }),
    ...(refine && { refine }),
    ...(voice && { voice }),
  }
}
