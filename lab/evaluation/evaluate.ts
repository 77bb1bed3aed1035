/**
 * `npm run eval [-- --tool X] [--engine built-in|openai] [--write]`: runs a fixed set of prompts through every prompt
 * tool and counts the issues that the rules find in the cards. `openai` is the model configured in the environment.
 * `npm run --silent eval -- --read FILE` takes `["prompt", …]` instead and prints the results as one JSON object per
 * line.
 */
import { parseArgs } from 'node:util'
import { tools } from '@/content/tools'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { getSettings } from '@/lib/server/env'
import type { Engine } from '@/lib/tool/engine'
import { getDraft } from '@/lib/tool/tool-definition'
import { builtInEngine } from '@/lib/writer/built-in'
import { evaluateTool } from './evaluate-tools'
import { generateReadings, readPrompts } from './generate-readings'
import { formatReport, writeReport } from './report'

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
  throw new Error(`No prompt tool for this engine is named ${values.tool}.`)

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
