import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { Engine } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/tool-definition'
import { generateCards, toInput } from './evaluate-tools'

/** What one tool writes for one prompt, for a reader who knows neither the code nor earlier prompts. */
export type SampleReading = {
  tool: string
  prompt: string
  /** Of the prompt, as a code such as `en`. */
  language: string
  cards: readonly { copy: string; outline: boolean }[]
  /** The code of the error that a visitor would have met, else null. */
  error: string | null
}

const promptListSchema = z.array(z.string()).min(1)

/** The prompts of a file: `["prompt", …]`. Throws in words for anything else. */
export async function readPrompts(file: string): Promise<readonly string[]> {
  const prompts = promptListSchema.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!prompts.success) throw new Error(`${file} has to be a list of prompts: ["prompt", …].`)
  return prompts.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Every tool over every prompt, with the fields as the form has them at first; one after the other. */
export async function* generateReadings(
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
