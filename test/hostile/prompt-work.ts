import { PublicError } from '@/lib/core/errors'
import { createCardFilter } from '@/lib/generate/cards/card-filter'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { readParameters } from '@/lib/generate/input/parameters'
import { readPrompt } from '@/lib/generate/input/read-prompt'
import { createWordRestorer } from '@/lib/openai/text/word-restorer'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { PromptTool } from '@/lib/tool/tool-definition'
import { MAX_SAMPLE_LENGTH, MAX_SAMPLES } from '@/lib/tool/writing-voice'
import { builtInEngine } from '@/lib/writer/built-in'
import { createHostileItem } from './hostile-item.ts'
import type { Work } from './tool-jobs.ts'

const prompt = 'sourdough bread at home for beginners'

/** Returns a prompt tool's work on a text from this entry point, up to its cards. */
export async function createPromptWork(tool: PromptTool, entryPoint: string): Promise<Work> {
  if (entryPoint === 'prompt') return (text) => generate(tool, text, {})
  if (entryPoint === 'fields') return (text) => generate(tool, prompt, fillTextFields(tool, text))
  if (entryPoint === 'voice')
    return (text) => generate(tool, prompt, { voice: Array(MAX_SAMPLES).fill(text.slice(0, MAX_SAMPLE_LENGTH)) })
  if (entryPoint === 'chosen') return (text) => generate(tool, prompt, { chosen: text.slice(0, MAX_CARRY_LENGTH) })
  if (entryPoint.startsWith('{')) return (text) => generate(tool, text, JSON.parse(entryPoint))
  const input = { prompt, parameters: readParameters(tool, {}).fields }
  const { item } = tool.buildBrief(input).sample
  return (text) => createCardFilter({ tool, input }).accept({ item: createHostileItem(tool.itemSchema, item, text) })
}

/** Runs one request's work, from parsing to its last card. A public error is a valid outcome. */
async function generate(tool: PromptTool, text: string, parameters: object): Promise<void> {
  try {
    const { fields, seed, voice, chosen } = readParameters(tool, { seed: 7, ...parameters })
    const input = {
      prompt: readPrompt(tool, text),
      parameters: fields,
      ...(chosen !== null && { chosen }),
    }
    const count = tool.count(input)
    tool.buildBrief(input)
    const modelFreeFlag = tool.modelFreeMode?.isChosen(input) === true && { isModelFree: true as const }
    const job: WritingJob = { tool, input, count, seed, voice, ...modelFreeFlag }
    // The same expressions parse a model's input and output, regardless of the engine.
    createWordRestorer(job).restore({ item: input.prompt, assumed: [] })
    await generateCards(job)
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
  }
}

function generateCards(job: WritingJob): Promise<Card[]> {
  return Array.fromAsync(createCardWriter(builtInEngine).write(job, new AbortController().signal))
}

function fillTextFields({ form }: PromptTool, text: string): Record<string, string> {
  const texts = form.fields.filter((field) => field.kind === 'text')
  return Object.fromEntries(texts.map(({ name, maxLength }) => [name, text.slice(0, maxLength)]))
}
