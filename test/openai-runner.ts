import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { type ChatBody, getMessageText } from '@/e2e/mock-servers/openai/chat-request'
import { PublicError } from '@/lib/core/errors'
import { shortBrief } from '@/lib/generate/assistant/short-brief'
import type { ModelSettings } from '@/lib/openai/client'
import type { createVisionSupport } from '@/lib/openai/learned-value'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import { sampleInput, sampleTool } from './samples'

/** The outcome of a job that ran on the sample tool against the mock server. */
type Run = {
  items: { kind: string; text: string }[]
  /** Code, reason and retry seconds of a `PublicError`; any other error itself. */
  error: unknown
  requests: MockOpenAi['requests']
}

const defaultTimeouts = { firstChunkMs: 30_000, idleMs: 30_000, totalMs: 50_000, retryMs: 5, drainMs: 1_000 }

export async function startOpenAiRunner() {
  const mockOpenAi = await startMockOpenAi()
  const createJob = (prompt: string, overrides: Partial<WritingJob> = {}): WritingJob => ({
    tool: sampleTool,
    input: { ...sampleInput, prompt },
    count: 4,
    seed: 1,
    ...overrides,
  })
  const createEngine = (
    settings: Partial<ModelSettings> & { hasShortBrief?: boolean } = {},
    visionSupport?: ReturnType<typeof createVisionSupport>,
  ) =>
    createOpenAiEngine(
      {
        apiKey: 'sk-test',
        baseUrl: mockOpenAi.url,
        model: 'm',
        ...settings,
        timeouts: { ...defaultTimeouts, ...settings.timeouts },
      },
      { visionSupport, plainTextBrief: settings.hasShortBrief ? shortBrief : undefined },
    )

  return {
    mockOpenAi,
    createEngine,
    job: createJob,
    async run(
      prompt: string,
      { engine = createEngine(), signal = new AbortController().signal, ...overrides }: RunOptions = {},
    ): Promise<Run> {
      const job = createJob(prompt, overrides)
      const requestCountBefore = mockOpenAi.requests.length
      const items: Run['items'] = []
      try {
        for await (const { item } of engine.write(job, signal)) {
          items.push(item as Run['items'][number])
          if (items.length === job.count) break
        }
        return { items, error: null, requests: mockOpenAi.requests.slice(requestCountBefore) }
      } catch (error) {
        return { items, error: summarizeError(error), requests: mockOpenAi.requests.slice(requestCountBefore) }
      }
    },
  }
}

type RunOptions = Partial<WritingJob> & { engine?: Engine; signal?: AbortSignal }

function summarizeError(error: unknown): unknown {
  return error instanceof PublicError ? [error.code, error.reason, error.retryAfterSeconds] : error
}

export const getTask = (request?: { body: ChatBody }) => getMessageText(request?.body ?? {}, 'user')

export const parseRequest = (request?: { body: ChatBody }) =>
  JSON.parse(getTask(request).split('<request>')[1]?.split('</request>')[0] ?? 'null')
