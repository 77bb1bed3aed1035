import { APIError } from 'openai'
import { tools } from '@/content/tools'
import { readSource } from '@/content/tools/youtube/youtube-description/source'
import { builtInEngine } from '@/lib/generate/engines/built-in'
import { readParameters } from '@/lib/generate/parameters'
import { produce } from '@/lib/generate/produce'
import { afterImageRefusal, firstImageDialect } from '@/lib/images/model/dialect'
import { withoutCoarse } from '@/lib/writing/words/coarse'

/** What constructs an expression only when it is called with something that no example of a tool has. */
const examples: readonly (() => unknown)[] = [
  () => afterImageRefusal(firstImageDialect({ apiKey: null, baseUrl: null, model: '' }), new APIError(400, {}, '', new Headers())),
  () => withoutCoarse('bread'),
  () => readSource({ prompt: '0:00 Intro\n1:30 Kneading', parameters: { chapters: '', links: '', type: 'long' } }),
]

/** Runs every prompt tool's whole path with its examples, and what their path does not reach. */
export async function runConstructors(): Promise<void> {
  for (const tool of tools) {
    if (tool.kind !== 'prompt') continue
    for (const { prompt, parameters } of tool.form.examples) {
      const input = { prompt, parameters: readParameters(tool, parameters).fields }
      const items = tool.direct?.(input)
      if (items) continue
      const job = { tool, input, count: tool.count(input), seed: 1 }
      for await (const _ of produce(job, builtInEngine, AbortSignal.timeout(60_000))) {}
    }
  }
  for (const example of examples) example()
}
