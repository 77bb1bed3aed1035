/** `npm run eval`. lab/README.md describes the options. */
import { parseArgs } from 'node:util'
import { tools } from '@/content/tools'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { getSettings } from '@/lib/server/env'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { Engine } from '@/lib/tool/engine'
import { getDraft } from '@/lib/tool/prompt-tool'
import { builtInEngine } from '@/lib/writer/built-in'
import { fitAnswers } from './answers'
import { type Case, readCases, runCase } from './cases'
import { evaluateTool } from './evaluate-tools'
import { formatReport, writeReport } from './report'

const { values } = parseArgs({
  options: {
    tool: { type: 'string' },
    engine: { type: 'string', default: 'built-in' },
    write: { type: 'boolean', default: false },
    read: { type: 'string' },
    answers: { type: 'string' },
  },
})

const isBuiltIn = values.engine === 'built-in' && !values.answers
const isSelected = ({ type }: { type: string }) => !values.tool || type === values.tool
const selectedTools = tools
  .filter((tool) => tool.kind === 'prompt')
  // A tool that needs a model cannot be measured without it.
  .filter((tool) => isSelected(tool) && (!isBuiltIn || getDraft(tool) !== null))
if (selectedTools.length === 0)
  throw new Error(`There is no prompt tool ${values.tool}, or it has no quick draft and needs --engine openai.`)

const engine = getEngine(values.engine)
const file = values.answers ?? values.read
if (file === undefined) await runEvaluation()
else
  for (const givenCase of await readCases(file, selectedTools))
    if (isSelected(givenCase.tool)) await printCards(givenCase)

async function printCards(givenCase: Case): Promise<void> {
  const { tool, prompt } = givenCase
  const outcome = await (values.answers ? fitAnswers(givenCase) : runCase(givenCase, engine))
  const { job: _, cards, ...rest } = outcome
  const shownCards = cards.map(({ copy, outline, assumed, lost }) => ({ copy, outline, assumed, lost }))
  console.log(JSON.stringify({ tool: tool.type, prompt, language: detectLanguage(prompt), cards: shownCards, ...rest }))
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
