import { PublicError } from '@/lib/core/errors'
import type { Engine } from '@/lib/tool/engine'

/**
 * Processor time after which the built-in writer gives up a prompt, in milliseconds: ten times what a usual one takes.
 */
export const MAX_WRITING_MS = 250

/** Processor time of this thread since the call, in milliseconds. */
export function startProcessorClock(): () => number {
  const startUsage = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(startUsage)
    return (user + system) / 1000
  }
}

/** The engine, stopped between two items with `took_too_long` once `getUsedMs` has come to `maxMs`. */
export function withProcessorTimeLimit(engine: Engine, getUsedMs: () => number, maxMs: number): Engine {
  return {
    name: engine.name,
    async *write(job, signal) {
      for await (const candidate of engine.write(job, signal)) {
        yield candidate
        if (getUsedMs() >= maxMs) throw new PublicError('took_too_long')
      }
    },
  }
}
