import { PublicError } from '@/lib/core/errors'
import { readFields } from '@/lib/generate/input/parameters'
import { readPrompt } from '@/lib/generate/input/read-prompt'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { ServerTool } from '@/lib/tool/tool-definition'
import type { Work } from './tool-jobs.ts'

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

/** The signal is aborted first, so that no network request is made. */
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
