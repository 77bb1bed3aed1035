import 'server-only'
import type { Sample, SampleCard } from '@/components/page/tool-sample'
import { PublicError } from '@/lib/core/errors'
import { findWords } from '@/lib/core/strings/words'
import type { Card } from '@/lib/tool/card'
import type { Example } from '@/lib/tool/form'
import { getDefaultParameters } from '@/lib/tool/form-values'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { TextBlock, TextTool } from '@/lib/tool/text-tool'
import { findToolByType, type RegisteredTool } from './tools'

const MAX_BLOCKS = 3

/** Share of the shorter text's words from which two texts say much the same. */
const MAX_SHARED_WORDS = 0.6

/** Makes what the page shows before the first run, at build time; null for a tool without a sample. */
export async function buildToolSample(tool: RegisteredTool): Promise<Sample | null> {
  switch (tool.kind) {
    case 'prompt':
      return buildPromptSample(tool)
    case 'text':
      return runTextTool(tool)
    case 'widget':
    case 'server':
      return (await tool.getSample?.()) ?? null
    default:
      return null
  }
}

/** The sample answer that a model reads, and what the site makes of the same request without a model. */
export async function buildPromptSample(tool: PromptTool) {
  const defaults = getDefaultParameters(tool.form.fields)
  const { prompt: request, item } = tool.buildBrief({ prompt: '', parameters: defaults }).sample
  const [prompt = '', ...details] = request.split(/\.? (?=(?:turn|outcome): )/)
  const parameters = { ...defaults, ...Object.fromEntries(details.map((detail) => detail.split(': ', 2))) }
  const fittedItem = tool.fit(item, { prompt: request, parameters })
  if (fittedItem === null) throw new Error(`The sample of ${tool.type} breaks its own rules.`)
  const answer = { ...tool.present(fittedItem, { prompt: request, parameters }), id: 'sample', item: fittedItem }
  const quickDrafts = typeof tool.draft === 'string' ? [] : await generateCards({ type: tool.type, prompt, parameters })
  const isSameWithoutModel = quickDrafts[0]?.copy === answer.copy
  const quickDraft = quickDrafts.find((card) => !areSimilar(card, answer))
  const results: [SampleCard, ...SampleCard[]] = [
    { kind: 'card', source: isSameWithoutModel ? 'With or without AI' : 'With AI', card: answer },
  ]
  if (quickDraft) results.push({ kind: 'card', source: 'Quick draft, no AI', card: quickDraft })
  return {
    input: prompt,
    details: details.map((detail) => detail.replace(/^\w+: /, '')),
    results,
    note: 'Yours will replace it.',
  }
}

/** The request and the model's answer of each tool's sample, for the row of samples on a landing page. */
export async function buildTextSamples(types: readonly string[]) {
  return Promise.all(
    types.map(async (type) => {
      const tool = getPromptTool(type)
      const { input, results } = await buildPromptSample(tool)
      return { tool, input, answer: results[0].card.copy.replace(/\n+/g, '\n') }
    }),
  )
}

function areSimilar(card: Card, otherCard: Card): boolean {
  const words = listWords(card)
  const otherWords = listWords(otherCard)
  const sharedWordCount = words.intersection(otherWords).size
  return sharedWordCount > MAX_SHARED_WORDS * Math.min(words.size, otherWords.size)
}

const listWords = ({ copy }: Card) => new Set(findWords(copy.toLowerCase()).map(({ text }) => text))

async function runTextTool({ type, input, fields }: TextTool): Promise<Sample> {
  const { sample: text, secondBox, sampleOptions } = input
  // Imported here, so that a server that only serves the page never loads it.
  const { loadTextModule } = await import('./loading/text-modules.gen')
  const { run } = await loadTextModule(type)
  const parameters = { ...getDefaultParameters(fields), ...sampleOptions }
  const result = run({ text, second: secondBox?.sample ?? '', parameters })
  if ('problem' in result) throw new Error(`The sample of ${type} has a problem: ${result.problem}`)
  return {
    input: text,
    results: result.blocks.filter(isTelling).slice(0, MAX_BLOCKS),
    note:
      secondBox && !secondBox.isOptional
        ? 'Your own result appears once both boxes have text.'
        : 'Your own result appears as you type.',
  }
}

/** Figures say enough in a sample only at the top of a result. */
const isTelling = ({ kind }: TextBlock, index: number) =>
  kind === 'figures' ? index === 0 : ['text', 'table', 'diff', 'links'].includes(kind)

function getTool(type: string): RegisteredTool {
  const tool = findToolByType(type)
  if (!tool) throw new Error(`There is no tool of type ${type}.`)
  return tool
}

export function getPromptTool(type: string) {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`There is no writing tool of type ${type}.`)
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

/** Fixed, so that every build renders the same page. */
const seed = 7

/** Runs the built-in writer at build time and returns its cards without open placeholders, best first. */
export async function generateCards({ type, prompt, parameters = {} }: Example & { type: string }): Promise<Card[]> {
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
