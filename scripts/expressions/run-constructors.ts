import { APIError } from 'openai'
import { tools } from '@/content/tools'
import { buildPlainPattern, compileUserPattern } from '@/content/tools/text/find-and-replace/patterns'
import { youtubeDescription } from '@/content/tools/youtube/youtube-description/tool'
import { removeProfanity } from '@/lib/core/strings/profanity'
import { generateCards } from '@/lib/generate/cards/generate-cards'
import { readParameters } from '@/lib/generate/input/parameters'
import { getInitialImageDialect, narrowImageDialect } from '@/lib/openai/images/image-dialect'
import { createMask } from '@/lib/text/placeholders/mask'
import type { Example } from '@/lib/tool/form'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'
import { builtInEngine } from '@/lib/writer/built-in'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'

const breadRule = { searchText: 'bread', replacement: 'rolls', lineNumber: 1 }
const replaceSettings = { mode: 'plain', flag: 'u', case: false, whole: true, lines: true } as const

/** What constructs an expression only when it is called with something that no example of a tool has. */
const constructorCalls: readonly (() => unknown)[] = [
  () => {
    const refusal = new APIError(400, {}, '', new Headers())
    narrowImageDialect(getInitialImageDialect({ apiKey: null, baseUrl: null, model: '' }), refusal)
  },
  () => removeProfanity('bread'),
  () => createMask('45 € in Austin', ['numbers', 'names']).unmaskText('⟦1⟧'),
  () => buildPlainPattern([breadRule], replaceSettings),
  () => compileUserPattern(breadRule, { ...replaceSettings, mode: 'regexp' }),
  () => analyzePrompt('¿té o café?'),
  () => analyzePrompt('abrimos el viernes nuestra panadería'),
  () => writeCards(youtubeDescription, { prompt: 'Baking bread\n0:00 Intro\n1:30 Kneading\n4:00 Baking' }),
]

/** Runs every prompt tool's whole path with its examples, and what their path does not reach. */
export async function runConstructors(): Promise<void> {
  for (const tool of tools) {
    if (tool.kind !== 'prompt' || !getDraft(tool)) continue
    for (const example of tool.form.examples) await writeCards(tool, example)
  }
  for (const example of constructorCalls) await example()
}

async function writeCards(tool: PromptTool, { prompt, parameters }: Example): Promise<void> {
  const input = { prompt, parameters: readParameters(tool, parameters).fields }
  if (tool.modelFreeMode?.isChosen(input)) return
  const job = { tool, input, count: tool.count(input), seed: 1 }
  await Array.fromAsync(generateCards(job, builtInEngine, new AbortController().signal))
}
