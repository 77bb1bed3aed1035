import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { Engine } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/tool-definition'
import { generateCards, toInput } from './evaluate-tools'

export type SampleReading = {
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
export async function readPrompts(file: string): Promise<readonly string[]> {
  const prompts = promptListSchema.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!prompts.success) throw new Error(`${file} must contain a list of prompts: ["prompt", …].`)
  return prompts.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

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
