import { APIError } from 'openai'
import { tools } from '@/content/tools'
import { ownPattern, plainPattern } from '@/content/tools/text/find-and-replace/patterns'
import { youtubeDescription } from '@/content/tools/youtube/youtube-description/tool'
import { withoutCoarse } from '@/lib/core/strings/coarse'
import { produce } from '@/lib/generate/cards/produce'
import { readParameters } from '@/lib/generate/input/parameters'
import { afterImageRefusal, firstImageDialect } from '@/lib/openai/pictures/dialect'
import { createMask } from '@/lib/text/placeholders/mask'
import { type PromptTool, recipeOf } from '@/lib/tool/define'
import type { Example } from '@/lib/tool/form'
import { builtInEngine } from '@/lib/writer/built-in'
import { read } from '@/lib/writer/reading/read'

const bread = { find: 'bread', replacement: 'rolls', line: 1 }
const replacing = { mode: 'plain', flag: 'u', case: false, whole: true, lines: true } as const

/** What constructs an expression only when it is called with something that no example of a tool has. */
const examples: readonly (() => unknown)[] = [
  () => {
    const refusal = new APIError(400, {}, '', new Headers())
    afterImageRefusal(firstImageDialect({ apiKey: null, baseUrl: null, model: '' }), refusal)
  },
  () => withoutCoarse('bread'),
  () => createMask('45 € in Austin', ['numbers', 'names']).show('⟦1⟧'),
  () => plainPattern([bread], replacing),
  () => ownPattern(bread, { ...replacing, mode: 'regexp' }),
  () => read('¿té o café?'),
  () => read('abrimos el viernes nuestra panadería'),
  () => write(youtubeDescription, { prompt: 'Baking bread\n0:00 Intro\n1:30 Kneading\n4:00 Baking' }),
]

/** Runs every prompt tool's whole path with its examples, and what their path does not reach. */
export async function runConstructors(): Promise<void> {
  for (const tool of tools) {
    if (tool.kind !== 'prompt' || !recipeOf(tool)) continue
    for (const example of tool.form.examples) await write(tool, example)
  }
  for (const example of examples) await example()
}

async function write(tool: PromptTool, { prompt, parameters }: Example): Promise<void> {
  const input = { prompt, parameters: readParameters(tool, parameters).fields }
  if (tool.direct?.isChosen(input)) return
  const job = { tool, input, count: tool.count(input), seed: 1 }
  await Array.fromAsync(produce(job, builtInEngine, new AbortController().signal))
}
