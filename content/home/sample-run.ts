import 'server-only'
import type { GroupId } from '@/lib/tool/tool-identity'
import { getPromptTool } from './get-prompt-tool'

export type SampleRun = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  prompt: string
  texts: readonly string[]
  /** Texts without open placeholders, best first; at least one. */
  finishedTexts: readonly [string, ...string[]]
}

/** Fixed, so that both passes of a build render the same page. */
const seed = 7

/**
 * Generates the built-in writer's result for a prompt at build time. Throws if no card is free of open placeholders.
 */
export async function generateSampleRun({ type, prompt }: { type: string; prompt: string }): Promise<SampleRun> {
  const tool = getPromptTool(type)
  // Imported here, so that a server that only serves the page never loads the word lists.
  const [{ createCardWriter }, { readParameters }, { builtInEngine }] = await Promise.all([
    import('@/lib/generate/cards/card-writer'),
    import('@/lib/generate/input/parameters'),
    import('@/lib/writer/built-in'),
  ])
  const { fields } = readParameters(tool, {})
  const input = { prompt, parameters: fields }
  const job = { tool, input, count: tool.count(input), seed }
  const cards = await Array.fromAsync(createCardWriter(builtInEngine).write(job, new AbortController().signal))
  const [bestText, ...otherTexts] = cards.filter(({ outline }) => !outline).map(({ copy }) => copy)
  if (bestText === undefined) throw new Error(`${type} generated no card for “${prompt}” that can be shown.`)
  const { copy, path, icon, group } = tool
  const texts = cards.map((card) => card.copy)
  return { tool: { name: copy.name, path, icon, group }, prompt, texts, finishedTexts: [bestText, ...otherTexts] }
}
