/**
 * `npm run eval [-- --tool X] [--engine built-in|openai] [--write]`: runs a fixed set of prompts through every prompt
 * tool and counts issues in the cards. `openai` is the model configured in the environment. `npm run --silent eval --
 * --read FILE` reads `["prompt", …]` instead and prints one JSON object per line.
 */
import { parseArgs } from 'node:util'
import { tools } from '@/content/tools'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { getSettings } from '@/lib/server/env'
import type { Engine } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { builtInEngine } from '@/lib/writer/built-in'
import { evaluateTool, generateCards, toInput } from './evaluate-tools'
import { formatReport, writeReport } from './report'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { parseJson } from '@/lib/core/parse-json'
import { detectLanguage } from '@/lib/text/language/detect-language'

type SampleReading = {
  tool: string
  prompt: string
  /** Language code of the prompt, such as `en`. */
  language: string
  cards: readonly { copy: string; outline: boolean }[]
  /** The error code that a visitor would get, or null. */
  error: string | null
}

const promptListSchema = z.array(z.string()).min(1)

/** Reads the prompts of a file: `["prompt", …]`. Throws a readable error for other content. */
async function readPrompts(file: string): Promise<readonly string[]> {
  const prompts = promptListSchema.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!prompts.success) throw new Error(`${file} must contain a list of prompts: ["prompt", …].`)
  return prompts.data
}

async function* generateReadings(
  tools: readonly PromptTool[],
  prompts: readonly string[],
  engine: Engine,
): AsyncGenerator<SampleReading> {
  for (const tool of tools) {
    for (const prompt of prompts) {
      const result = await writeCards(tool, prompt, engine)
      const cards = typeof result === 'string' ? [] : result
      yield {
        tool: tool.type,
        prompt,
        language: detectLanguage(prompt),
        cards: cards.map(({ copy, outline = false }) => ({ copy, outline })),
        error: typeof result === 'string' ? result : null,
      }
    }
  }
}

async function writeCards(tool: PromptTool, prompt: string, engine: Engine) {
  try {
    return await generateCards(tool, toInput(tool, { prompt }), engine)
  } catch (error) {
    if (error instanceof PublicError) return error.code
    throw error
  }
}

const { values } = parseArgs({
  options: {
    tool: { type: 'string' },
    engine: { type: 'string', default: 'built-in' },
    write: { type: 'boolean', default: false },
    read: { type: 'string' },
  },
})

const selectedTools = tools
  .filter((tool) => tool.kind === 'prompt')
  .filter((tool) => !values.tool || tool.type === values.tool)
  // A tool that needs a model cannot be measured without it.
  .filter((tool) => values.engine !== 'built-in' || getDraft(tool) !== null)
if (selectedTools.length === 0)
  throw new Error(
    `There is no prompt tool ${values.tool} for this engine. A tool without a quick draft needs --engine openai.`,
  )

const engine = getEngine(values.engine)
if (values.read) {
  const prompts = await readPrompts(values.read)
  for await (const reading of generateReadings(selectedTools, prompts, engine)) console.log(JSON.stringify(reading))
} else {
  await runEvaluation()
}

async function runEvaluation(): Promise<void> {
  const scores = []
  for (const tool of selectedTools) scores.push(await evaluateTool(tool, engine))
  console.log(formatReport(scores))
  for (const { tool, findings } of scores) for (const finding of findings) console.log(`${tool}: ${finding}`)
  if (values.write) await writeReport(scores, engine.name)
  if (engine.name === 'built-in' && scores.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1
}

function getEngine(name: string): Engine {
  if (name === 'built-in') return builtInEngine
  const { openai } = getSettings()
  if (name !== 'openai' || openai === null)
    throw new Error('Set OPENAI_API_KEY or OPENAI_BASE_URL for --engine openai.')
  return createOpenAiEngine(openai)
}
