import 'server-only'
import { PublicError } from '@/lib/core/errors'
import type { Card } from '@/lib/tool/card'
import type { Example } from '@/lib/tool/form'
import { findToolByType, type RegisteredTool } from './tools'

export function getPromptTool(type: string) {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`There is no writing tool of type ${type}.`)
  return tool
}

function getTool(type: string): RegisteredTool {
  const tool = findToolByType(type)
  if (!tool) throw new Error(`There is no tool of type ${type}.`)
  return tool
}

/** The tools whose work `scripts/draw-samples.ts` writes to files. */
export const getSampleTools = () => ({
  thumbnail: getTool('thumbnail-maker'),
  compressor: getTool('image-compressor'),
  resizer: getTool('social-image-resizer'),
  quotes: getTool('quote-card-maker'),
  carousel: getTool('instagram-carousel'),
})

type SampleInput = { type: string } & Example

/** Fixed, so that every build renders the same page. */
const seed = 7

/** Runs the built-in writer at build time and returns its cards without open placeholders, best first. */
export async function generateCards({ type, prompt, parameters = {} }: SampleInput): Promise<Card[]> {
  const tool = getPromptTool(type)
  // Imported here, so that a server that only serves the page never loads the word lists.
  const [{ createCardWriter }, { readParameters }, { builtInEngine }] = await Promise.all([
    import('@/lib/generate/cards/generate-cards'),
    import('@/lib/generate/input/parameters'),
    import('@/lib/writer/built-in'),
  ])
  const { fields } = readParameters(tool, parameters)
  const input = { prompt, parameters: fields }
  const job = { tool, input, count: tool.count(input), seed }
  try {
    const cards = await Array.fromAsync(createCardWriter(builtInEngine).write(job, new AbortController().signal))
    return cards.filter(({ outline }) => !outline)
  } catch (error) {
    if (error instanceof PublicError && error.code === 'needs_model') return []
    throw error
  }
}
