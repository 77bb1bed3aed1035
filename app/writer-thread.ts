import { parentPort } from 'node:worker_threads'
import { toolByType, tools } from '@/content/tools'
import { CatalogueError } from '@/lib/core/errors'
import { cardWriter } from '@/lib/generate/cards/card-writer'
import { readParameters } from '@/lib/generate/input/parameters'
import { startProcessorClock, stopLate, WRITING_MS } from '@/lib/generate/writer-thread/stop-late'
import type { WriterTask, Written } from '@/lib/generate/writer-thread/threaded-writer'
import { goSecond } from '@/lib/server/threads/go-second'
import type { Card } from '@/lib/tool/card'
import { recipeOf } from '@/lib/tool/define'
import type { Read } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'

// The thread in which the built-in writer works, started by `server.ts`.

/** Nobody else can end what runs here; the pool ends the thread instead. */
const { signal } = new AbortController()

async function write({ toolType, ...job }: WriterTask, mostMs = WRITING_MS): Promise<Written> {
  const usedMs = startProcessorClock()
  const writer = cardWriter(stopLate(builtInEngine, usedMs, mostMs))
  const cards: Card[] = []
  let read: Read | null = null
  try {
    const tool = toolByType(toolType)
    if (tool?.kind !== 'prompt') throw new Error(`No prompt tool is called ${toolType}.`)
    const onRead = (given: Read) => {
      read = given
    }
    for await (const card of writer.write({ ...job, tool, onRead }, signal)) cards.push(card)
  } catch (error) {
    const code = error instanceof CatalogueError ? error.code : null
    // Cards that were finished in time are a result.
    if (code !== 'took_too_long' || cards.length === 0) {
      return { ...(code ? { refused: code } : { broken: error }), processorMs: usedMs() }
    }
  }
  return { cards, read, processorMs: usedMs() }
}

goSecond()
parentPort?.on('message', async (order: WriterTask) => parentPort?.postMessage(await write(order)))
// The first prompt takes ten times as long as the second: word lists unfold, and code is compiled.
for (const tool of tools) if (tool.kind === 'prompt') recipeOf(tool)?.prepare?.()
for (const order of firstOrders()) await write(order, Number.POSITIVE_INFINITY)
parentPort?.postMessage({ ready: true })

function firstOrders(): WriterTask[] {
  const tool = tools.find((each) => each.kind === 'prompt')
  const [example] = tool?.form.examples ?? []
  if (!tool || !example) return []
  const { fields, seed } = readParameters(tool, example.parameters)
  const input = { prompt: example.prompt, parameters: fields }
  return [{ toolType: tool.type, input, count: tool.count(input), seed }]
}
