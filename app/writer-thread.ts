import { parentPort } from 'node:worker_threads'
import { findToolByType, tools } from '@/content/tools'
import { PublicError } from '@/lib/core/errors'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { readParameters } from '@/lib/generate/input/parameters'
import {
  MAX_WRITING_MS,
  startProcessorClock,
  withProcessorTimeLimit,
} from '@/lib/generate/writer-thread/processor-time-limit'
import type { WriterReply, WriterTask } from '@/lib/generate/writer-thread/threaded-writer'
import { lowerThreadPriority } from '@/lib/server/threads/lower-thread-priority'
import type { Card } from '@/lib/tool/card'
import type { PromptAnalysis } from '@/lib/tool/engine'
import { getDraft } from '@/lib/tool/tool-definition'
import { builtInEngine } from '@/lib/writer/built-in'

// The thread in which the built-in writer works, started by `server.ts`.

/** Nobody else can end what runs here; the pool ends the thread instead. */
const { signal } = new AbortController()

async function write({ toolType, ...job }: WriterTask, maxMs = MAX_WRITING_MS): Promise<WriterReply> {
  const getUsedMs = startProcessorClock()
  const writer = createCardWriter(withProcessorTimeLimit(builtInEngine, getUsedMs, maxMs))
  const cards: Card[] = []
  let analysis: PromptAnalysis | null = null
  try {
    const tool = findToolByType(toolType)
    if (tool?.kind !== 'prompt') throw new Error(`No prompt tool is called ${toolType}.`)
    const onRead = (result: PromptAnalysis) => {
      analysis = result
    }
    for await (const card of writer.write({ ...job, tool, onRead }, signal)) cards.push(card)
  } catch (error) {
    const code = error instanceof PublicError ? error.code : null
    // Cards that were finished in time are a result.
    if (code !== 'took_too_long' || cards.length === 0) {
      return { ...(code ? { refused: code } : { broken: error }), processorMs: getUsedMs() }
    }
  }
  return { cards, analysis, processorMs: getUsedMs() }
}

lowerThreadPriority()
parentPort?.on('message', async (task: WriterTask) => parentPort?.postMessage(await write(task)))
// The first prompt takes ten times as long as the second: word lists unfold, and code is compiled.
for (const tool of tools) if (tool.kind === 'prompt') getDraft(tool)?.prepare?.()
for (const task of getWarmUpTasks()) await write(task, Number.POSITIVE_INFINITY)
parentPort?.postMessage({ ready: true })

function getWarmUpTasks(): WriterTask[] {
  const tool = tools.find((candidate) => candidate.kind === 'prompt')
  const [example] = tool?.form.examples ?? []
  if (!tool || !example) return []
  const { fields, seed } = readParameters(tool, example.parameters)
  const input = { prompt: example.prompt, parameters: fields }
  return [{ toolType: tool.type, input, count: tool.count(input), seed }]
}
