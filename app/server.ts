import 'server-only'
import { Worker } from 'node:worker_threads'
import { toolByType } from '@/content/tools'
import { createBotCheck } from '@/lib/bot-check'
import { settings } from '@/lib/env'
import { perProcess } from '@/lib/env/per-process'
import { openKeptReplies } from '@/lib/idempotency/open-kept-replies'
import { createLimits } from '@/lib/limits/limits'
import { MemoryLimitStore } from '@/lib/limits/memory-store'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { createBreaker } from '@/lib/request/breaker'
import { cardWriter } from '@/lib/request/card-writer'
import type { Backend, ServiceName } from '@/lib/request/pipeline'
import { createThreadedWriter } from '@/lib/writer/threaded-writer'

/** Two, so that a slow prompt in one leaves the other; each holds some 60 MB. */
const WRITER_THREADS = 2
const WRITER_MB = 256

/** All limits of this process are counted here. */
export const limitStore = () => perProcess('limitStore', () => new MemoryLimitStore())

/** What the API's routes share in this process: one count of everything. */
export function backend(): Backend {
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
      replies: openKeptReplies(),
      breakerOf: (service: ServiceName) => perProcess(`breaker.${service}`, createBreaker),
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
