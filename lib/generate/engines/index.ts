import 'server-only'
import { settings } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { builtInEngine } from './built-in'
import type { Engine } from './engine'
import { createOpenAiEngine } from './openai/engine'

/** The engine that writes, for any tool: the model when one is set up, else the tool's own recipe. */
export function engineFor(): Engine {
  const { openai } = settings()
  return openai ? perProcess('openai', () => createOpenAiEngine(openai)) : builtInEngine
}
