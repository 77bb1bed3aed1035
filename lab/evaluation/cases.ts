import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findToolByType } from '@/content/tools'
import { type ErrorCode, PublicError } from '@/lib/core/errors'
import { parseJson } from '@/lib/core/parse-json'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { readPrompt } from '@/lib/generate/input/generation-request'
import { canSkipModel, readParameters } from '@/lib/generate/input/parameters'
import { createJob } from '@/lib/generate/plan-run'
import type { Card } from '@/lib/tool/card'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/prompt-tool'

const lineSchema = z.strictObject({
  tool: z.string(),
  prompt: z.string(),
  /** As in a request to the site, so also `refine`, `voice` and `chosen`. */
  parameters: z.record(z.string(), z.unknown()).optional(),
  /** The texts of the first and the second call. */
  answers: z.array(z.string()).max(2).optional(),
})

export type Case = Omit<z.infer<typeof lineSchema>, 'tool'> & { tool: PromptTool }

/** Reads `["prompt", …]`, a case for each of `tools`, or one object a line. Throws an error with the line's number. */
export async function readCases(file: string, tools: readonly PromptTool[]): Promise<Case[]> {
  const text = await readFile(file, 'utf8')
  const prompts = z.array(z.string()).min(1).safeParse(parseJson(text))
  if (prompts.success) return tools.flatMap((tool) => prompts.data.map((prompt) => ({ tool, prompt })))
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseCase(line, `${file}, line ${index + 1}:`)]))
}

function parseCase(line: string, place: string): Case {
  const result = lineSchema.safeParse(parseJson(line) ?? line)
  if (!result.success) {
    const shape = '["prompt", …] or, one a line, {"tool", "prompt", "parameters"?, "answers"?}'
    throw new Error(`${place} expected ${shape}.\n${z.prettifyError(result.error)}`)
  }
  const tool = findToolByType(result.data.tool)
  if (tool?.kind !== 'prompt') throw new Error(`${place} there is no prompt tool “${result.data.tool}”.`)
  return { ...result.data, tool }
}

type Outcome = { cards: Card[] } & ({ job: WritingJob; error: null } | { job: null; error: ErrorCode })

/** Runs a case as the site runs a request. `error` is the code that a visitor would get. */
export async function runCase({ tool, prompt, parameters }: Case, engine: Engine): Promise<Outcome> {
  const cards: Card[] = []
  try {
    const promptInput = { prompt: readPrompt(tool, prompt) }
    const requestParameters = readParameters(tool, { seed: 11, ...parameters })
    const baseJob = createJob(tool, promptInput, requestParameters)
    const job = { ...baseJob, ...(canSkipModel(tool, requestParameters) && { isModelFree: true as const }) }
    for await (const card of createCardWriter(engine).write(job, AbortSignal.timeout(90_000))) cards.push(card)
    return { cards, job, error: null }
  } catch (error) {
    if (error instanceof PublicError) return { cards, job: null, error: error.code }
    throw error
  }
}
