import { CatalogueError } from '@/lib/core/errors'
import { cardWriter } from '@/lib/generate/cards/card-writer'
import { createSelection } from '@/lib/generate/cards/select'
import { readParameters } from '@/lib/generate/input/parameters'
import { readPrompt } from '@/lib/generate/input/read-prompt'
import { createKeeping } from '@/lib/openai/text/keeping'
import type { Card } from '@/lib/tool/card'
import { type PromptTool, recipeOf } from '@/lib/tool/define'
import type { Job } from '@/lib/tool/engine'
import { MAX_CARRY } from '@/lib/tool/form'
import { MAX_SAMPLE, MAX_SAMPLES } from '@/lib/tool/voice'
import { builtInEngine } from '@/lib/writer/built-in'
import { hostileItem } from './hostile-item.ts'
import type { Work } from './tool-jobs.ts'

const prompt = 'sourdough bread at home for beginners'

/** What a prompt tool does with a text that comes in by this way, as far as its cards. */
export async function promptWork(tool: PromptTool, way: string): Promise<Work> {
  if (way === 'prompt') return (text) => generate(tool, text, {})
  if (way === 'fields') return (text) => generate(tool, prompt, filledFields(tool, text))
  if (way === 'voice')
    return (text) => generate(tool, prompt, { voice: Array(MAX_SAMPLES).fill(text.slice(0, MAX_SAMPLE)) })
  if (way === 'chosen') return (text) => generate(tool, prompt, { chosen: text.slice(0, MAX_CARRY) })
  if (way.startsWith('{')) return (text) => generate(tool, text, JSON.parse(way))
  const item = await firstItem(tool)
  const hostile = (text: string) => hostileItem(tool.item, item, text)
  if (way !== 'item')
    return (text) => generate(tool, prompt, { refine: { action: way, item: hostile(text) } })
  const input = { prompt, parameters: readParameters(tool, {}).fields }
  return (text) => createSelection({ tool, input }).take({ item: hostile(text) })
}

/** One request's own work, from reading it to its last card. An answer in the catalogue's words is an answer. */
async function generate(tool: PromptTool, given: string, parameters: object): Promise<void> {
  try {
    const { fields, seed, refine, voice, chosen } = readParameters(tool, { seed: 7, ...parameters })
    const input = {
      prompt: readPrompt(tool, given),
      parameters: fields,
      ...(chosen !== null && { chosen }),
    }
    const count = refine ? 3 : tool.count(input)
    tool.brief(input)
    const direct = !refine && tool.direct?.isChosen(input) === true && { direct: true as const }
    const job: Job = { tool, input, count, seed, voice, ...direct, ...(refine && { refine }) }
    // What a model is sent and gives back is read by the same expressions, whoever writes.
    createKeeping(job).take({ item: input.prompt, assumed: [] })
    await cardsOf(job)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
  }
}

async function firstItem(tool: PromptTool): Promise<unknown> {
  const input = { prompt, parameters: readParameters(tool, {}).fields }
  if (!recipeOf(tool)) return tool.brief(input).sample.item
  const [card] = await cardsOf({ tool, input, count: 1, seed: 7 })
  if (!card) throw new Error(`${tool.type} writes nothing about bread`)
  return card.item
}

function cardsOf(job: Job): Promise<Card[]> {
  return Array.fromAsync(cardWriter(builtInEngine).write(job, new AbortController().signal))
}

function filledFields({ form }: PromptTool, text: string): Record<string, string> {
  const texts = form.fields.filter((field) => field.kind === 'text')
  return Object.fromEntries(texts.map(({ name, maxLength }) => [name, text.slice(0, maxLength)]))
}
