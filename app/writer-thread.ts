import { parentPort } from 'node:worker_threads'
import { toolByType, tools } from '@/content/tools'
import { CatalogueError } from '@/lib/errors'
import { cardWriter } from '@/lib/request/card-writer'
import type { Read } from '@/lib/request/engine'
import { readParameters } from '@/lib/request/parameters'
import { goSecond } from '@/lib/threads/go-second'
import { recipeOf } from '@/lib/tool/define'
import { builtInEngine } from '@/lib/writer/built-in'
import type { WriterTask, Written } from '@/lib/writer/threaded-writer'

/** The thread in which the built-in writer works, started by `server.ts`. */
const writer = cardWriter(builtInEngine)

/** Nobody else can end what runs here; the pool ends the thread instead. */
const { signal } = new AbortController()

async function write({ toolType, ...job }: WriterTask): Promise<Written> {
  const tool = toolByType(toolType)
  if (tool?.kind !== 'prompt') return { broken: new Error(`No prompt tool is called ${toolType}.`) }
  try {
    let read: Read | null = null
    const onRead = (given: Read) => {
      read = given
    }
    const cards = await Array.fromAsync(writer.write({ ...job, tool, onRead }, signal))
    return { cards, read }
  } catch (error) {
    return error instanceof CatalogueError ? { refused: error.code } : { broken: error }
  }
}

goSecond()
parentPort?.on('message', async (order: WriterTask) => parentPort?.postMessage(await write(order)))
// The first prompt takes ten times as long as the second: word lists unfold, and code is compiled.
for (const tool of tools) if (tool.kind === 'prompt') recipeOf(tool)?.prepare?.()
for (const order of firstOrders()) await write(order)
parentPort?.postMessage({ ready: true })

function firstOrders(): WriterTask[] {
  const tool = tools.find((each) => each.kind === 'prompt')
  const [example] = tool?.form.examples ?? []
  if (!tool || !example) return []
  const { fields, seed } = readParameters(tool, example.parameters)
  const input = { prompt: example.prompt, parameters: fields }
  return [{ toolType: tool.type, input, count: tool.count(input), seed }]
}
