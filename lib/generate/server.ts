import 'server-only'
import { Worker } from 'node:worker_threads'
import { toolByType } from '@/content/tools'
import { settings } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { createBotCheck } from './bot-check'
import { createBreaker } from './breaker'
import { cardWriter } from './engines/card-writer'
import { createOpenAiEngine } from './engines/openai/engine'
import { createThreadedWriter } from './engines/threaded-writer'
import { createLimits } from './limits/limits'
import { MemoryLimitStore } from './limits/memory-store'
import type { Parts, Service } from './pipeline'

/** Two, so that a slow prompt in one leaves the other; each holds some 60 MB. */
const WRITER_THREADS = 2
const WRITER_MB = 256

/** All limits of this process are counted here. */
export const limitStore = () => perProcess('limitStore', () => new MemoryLimitStore())

/** What the API's routes share in this process: one count of everything. */
export function serverParts(): Parts {
  return perProcess('parts', () => {
    const store = limitStore()
    const { openai } = settings()
    return {
      settings: settings(),
      toolByType,
      model: openai && cardWriter(createOpenAiEngine(openai)),
      builtIn: startedWriter(settings().maxConcurrent),
      botCheck: createBotCheck(settings(), store),
      limits: createLimits(store, settings()),
      breakerOf: (service: Service) => perProcess(`breaker.${service}`, createBreaker),
    }
  })
}

function startedWriter(longestQueue: number) {
  const writer = createThreadedWriter({
    // The site's own start-up code and secrets are not for these threads.
    start: () =>
      new Worker(new URL('./writer-thread.ts', import.meta.url), {
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: WRITER_MB },
      }),
    threads: WRITER_THREADS,
    longestQueue,
  })
  writer.prepare()
  return writer
}
