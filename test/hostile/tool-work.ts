import type { z } from 'zod'
import { loadTextModule } from '@/content/loading/text-modules.gen'
import { PublicError } from '@/lib/core/errors'
import { createCardFilter } from '@/lib/generate/cards/card-filter'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { readPrompt } from '@/lib/generate/input/generation-request'
import { readFields, readParameters } from '@/lib/generate/input/parameters'
import { createWordRestorer } from '@/lib/openai/text/engine'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { ServerTool } from '@/lib/tool/server-tool'
import type { TextTool } from '@/lib/tool/text-tool'
import { MAX_SAMPLE_LENGTH, MAX_SAMPLES } from '@/lib/tool/writing-voice'
import { builtInEngine } from '@/lib/writer/built-in'
import type { Work } from './tool-jobs.ts'

/** Returns the item with all its texts replaced by the text, which is halved until the schema accepts its length. */
function createHostileItem(schema: z.ZodType, item: unknown, text: string): unknown {
  let hostileItem = item
  for (const path of findTextPaths(item)) {
    for (let length = text.length; length > 0; length = Math.floor(length / 2)) {
      const candidate = replaceAtPath(hostileItem, path, text.slice(0, length))
      if (!schema.safeParse(candidate).success) continue
      hostileItem = candidate
      break
    }
  }
  return hostileItem
}

type Path = readonly (string | number)[]

function findTextPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => findTextPaths(inner, [...path, key]))
}

function replaceAtPath(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), replaceAtPath(value[Number(key)], rest, text))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAtPath(record[key], rest, text) }
}

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
  return (text) => createCardFilter({ tool, input }).review({ item: createHostileItem(tool.itemSchema, item, text) })
}

/** Runs one request's work, from parsing to its last card. A public error is a valid outcome. */
async function generate(tool: PromptTool, text: string, parameters: object): Promise<void> {
  try {
    const { fields, seed, voice, chosen } = readParameters(tool, { seed: 7, ...parameters })
    const input = { prompt: readPrompt(tool, text), parameters: fields, ...(chosen !== null && { chosen }) }
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

const settings = toSettings(
  parseEnv({
    ALTCHA_COST: '3',
    BURST_LIMIT: '100000',
    DAILY_BUDGET_USD: '1000',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_MODEL: 'writes',
    OPENAI_VISION_MODEL: 'sees',
    OPENAI_PRICE_INPUT: '1',
    OPENAI_PRICE_OUTPUT: '1',
    OPENAI_TRANSCRIBE_MODEL: 'hears',
    OPENAI_TRANSCRIBE_PRICE: '1',
    OPENAI_SPEECH_MODEL: 'speaks',
    OPENAI_SPEECH_PRICE: '1',
    OPENAI_IMAGE_MODEL: 'draws',
    OPENAI_IMAGE_PRICE: '1',
  }),
)

/** A link to a post that any text may follow. */
const link = 'https://www.tiktok.com/@scout2015/video/6718335390845095173 '

/** Returns a server tool's work on a text from this entry point, up to the first network request. */
export function createServerWork(tool: ServerTool, entryPoint: string): Work {
  if (entryPoint === 'prompt') return (text) => serve(tool, text, {})
  if (entryPoint === 'after a link') return (text) => serve(tool, (link + text).slice(0, tool.promptLimit), {})
  const texts = tool.fields.filter((field) => field.kind === 'text')
  return (text) =>
    serve(tool, link, Object.fromEntries(texts.map(({ name, maxLength }) => [name, text.slice(0, maxLength)])))
}

/** Runs the tool with an aborted signal, so that it makes no network request. */
async function serve(tool: ServerTool, text: string, parameters: object): Promise<void> {
  const input = { prompt: '', parameters: {} }
  try {
    input.prompt = readPrompt(tool, text)
    input.parameters = readFields(tool, parameters)
    const task = tool.parseTask(input, settings)
    tool.getSlotCount?.(task)
    tool.getMaxCostMicroUsd?.(task, settings)
    const signal = AbortSignal.abort(new PublicError('internal', { reason: 'client_gone' }))
    const steps = tool.run(task, { settings, signal, binding: 'b', safetyId: 's', spend: () => {} })
    for await (const _ of steps) signal.throwIfAborted()
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
  }
}

/** Returns a text tool's work on a text in its box, in its second box, or in every text field. */
export async function createTextWork({ type, fields, input }: TextTool, entryPoint: string): Promise<Work> {
  const { run } = await loadTextModule(type)
  const form = { fields, promptLimit: input.limit }
  return (text) => {
    const fieldText = entryPoint === 'fields' ? text : ''
    const fieldEntries = fields.flatMap((field) =>
      field.kind === 'text' ? [[field.name, fieldText.slice(0, field.maxLength)]] : [],
    )
    const formInput = { prompt: '', parameters: Object.fromEntries(fieldEntries) }
    return run({
      text: entryPoint === 'text' ? text : `${input.sample} ${text}`,
      second: !input.secondBox ? '' : entryPoint === 'second' ? text : input.secondBox.sample,
      parameters: resolveFormValues(form, formInput).parameters,
    })
  }
}
