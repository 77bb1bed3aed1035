import { type OpenAiStandIn, startOpenAiStandIn } from '@/e2e/stand-ins/openai'
import { CatalogueError } from '@/lib/core/errors'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import type { Learned } from '@/lib/openai/text/learned'
import type { ModelSettings } from '@/lib/openai/text/settings'
import type { Engine, Job } from '@/lib/tool/engine'
import { sampleInput, sampleTool } from './sample-tool'

/** For tests: a job on the sample tool, run as the pipeline does it against the stand-in. */
export type Run = {
  items: { kind: string; text: string }[]
  /** Code, reason and seconds to wait of a catalogue error; any other error itself. */
  error: unknown
  requests: OpenAiStandIn['requests']
}

/** Long enough for a busy machine, short enough for a test of silence. */
const usual = { firstWordMs: 3_000, idleMs: 2_000, totalMs: 30_000, retryMs: 5, drainMs: 1_000 }

export async function startRunner() {
  const standIn = await startOpenAiStandIn()
  const jobFor = (prompt: string, more: Partial<Job> = {}): Job => ({
    tool: sampleTool,
    input: { ...sampleInput, prompt },
    count: 4,
    seed: 1,
    ...more,
  })
  const newEngine = (settings: Partial<ModelSettings> = {}, sight?: Learned<boolean>) =>
    createOpenAiEngine(
      {
        apiKey: 'sk-test',
        baseUrl: standIn.url,
        model: 'm',
        ...settings,
        patience: { ...usual, ...settings.patience },
      },
      sight,
    )

  return {
    standIn,
    newEngine,
    job: jobFor,
    async run(
      prompt: string,
      { engine = newEngine(), signal = new AbortController().signal, ...more }: Options = {},
    ): Promise<Run> {
      const job = jobFor(prompt, more)
      const before = standIn.requests.length
      const items: Run['items'] = []
      try {
        for await (const { item } of engine.write(job, signal)) {
          items.push(item as Run['items'][number])
          if (items.length === job.count) break
        }
        return { items, error: null, requests: standIn.requests.slice(before) }
      } catch (error) {
        return { items, error: inShort(error), requests: standIn.requests.slice(before) }
      }
    },
  }
}

type Options = Partial<Job> & { engine?: Engine; signal?: AbortSignal }

function inShort(error: unknown): unknown {
  return error instanceof CatalogueError ? [error.code, error.reason, error.retryAfterSeconds] : error
}
