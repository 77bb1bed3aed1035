/** The server that a model answers on. */
export type ModelSettings = {
  /** Null for servers that ask for none. */
  apiKey: string | null
  /** Null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Answers in its place where a picture comes along; `model` when left out, none where it is null. */
  visionModel?: string | null
  timeouts?: Partial<Timeouts>
}

/** How long to wait, in milliseconds. */
export type Timeouts = {
  /** Until the answer's first words. */
  firstChunkMs: number
  /** Between two pieces of the answer. */
  idleMs: number
  /** For everything one job does, retries and repair included; by the tool when left out. */
  totalMs?: number
  /** Before the one retry after a server's error, at least; at most three times this. */
  retryMs: number
  /** For the end of an answer whose items are no longer wanted, because usage is reported there. */
  drainMs: number
}

export const defaultTimeouts: Timeouts = {
  firstChunkMs: 40_000,
  idleMs: 15_000,
  retryMs: 250,
  drainMs: 300,
}

/** Whether requests go to OpenAI's own servers, which know parameters that compatible servers refuse. */
export function isOfficialOpenAi({ baseUrl }: ModelSettings): boolean {
  return baseUrl === null || /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname)
}
