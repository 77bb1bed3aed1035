import 'server-only'
import type { GroupId } from '@/lib/tool/tool-identity'
import { getPromptTool } from './get-prompt-tool'

export type SampleRun = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  prompt: string
  /** The texts of all its cards. */
  texts: readonly string[]
  /** Those that need nothing filled in, best first; at least one. */
  finishedTexts: readonly [string, ...string[]]
}

/** One for all, so that both passes of a build make the same page. */
const seed = 7

/**
 * What the built-in writer makes of a prompt, for a page to show as it is. Written while the site is built; throws where no card
 * comes of it that needs nothing filled in.
 */
export async function generateSampleRun({ type, prompt }: { type: string; prompt: string }): Promise<SampleRun> {
  const tool = getPromptTool(type)
  // Fetched here, so that a server that only hands the page out never loads the word lists for it.
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
  if (bestText === undefined) throw new Error(`${type} made nothing of “${prompt}” that can be shown.`)
  const { copy, path, icon, group } = tool
  const texts = cards.map((card) => card.copy)
  return { tool: { name: copy.name, path, icon, group }, prompt, texts, finishedTexts: [bestText, ...otherTexts] }
}
