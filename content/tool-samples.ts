import 'server-only'
import type { Sample } from '@/components/page/tool-sample'
import { findWords } from '@/lib/core/strings/words'
import type { Card } from '@/lib/tool/card'
import type { Field } from '@/lib/tool/form'
import { getDefaultParameters } from '@/lib/tool/form-values'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { TextBlock, TextTool } from '@/lib/tool/text-tool'
import { generateSampleRun } from './sample-runs'
import type { RegisteredTool } from './tools'

const MAX_BLOCKS = 3

/** Share of the shorter text's words from which two texts say much the same. */
const MAX_SHARED_WORDS = 0.6

/** Makes what the page shows before the first run, at build time; null for a tool without a sample. */
export async function buildToolSample(tool: RegisteredTool): Promise<Sample | null> {
  switch (tool.kind) {
    case 'prompt':
      return typeof tool.draft === 'string' ? readBriefSample(tool) : runExample(tool)
    case 'text':
      return runTextTool(tool)
    case 'widget':
    case 'server':
      return (await tool.getSample?.()) ?? null
    default:
      return null
  }
}

/** The first example of a tool must give results without blanks. */
async function runExample(tool: PromptTool): Promise<Sample> {
  const [example] = tool.form.examples
  if (!example) throw new Error(`${tool.type} has no example.`)
  const { prompt, parameters = {} } = example
  const { cards } = await generateSampleRun({ type: tool.type, prompt, parameters })
  const results = chooseCards(cards.filter(({ outline }) => !outline))
  return {
    input: prompt,
    details: tool.form.fields.filter(isDetail).flatMap(({ name }) => String(parameters[name] ?? '') || []),
    results,
    note: 'The best of a sample run. Your own results will replace it.',
  }
}

/** The best card and the next one that says something else, with another heading if possible. */
function chooseCards(cards: readonly Card[]): Card[] {
  const [bestCard, ...otherCards] = cards
  if (!bestCard) return []
  const differentCards = otherCards.filter((card) => !areSimilar(card, bestCard))
  const secondCard = differentCards.find(({ heading }) => heading !== bestCard.heading) ?? differentCards[0]
  return secondCard ? [bestCard, secondCard] : [bestCard]
}

/** Whether most words of one card are also in the other. */
function areSimilar(card: Card, otherCard: Card): boolean {
  const words = listWords(card)
  const otherWords = listWords(otherCard)
  const sharedWordCount = words.intersection(otherWords).size
  return sharedWordCount > MAX_SHARED_WORDS * Math.min(words.size, otherWords.size)
}

const listWords = ({ copy }: Card) => new Set(findWords(copy.toLowerCase()).map(({ text }) => text))

const isDetail = ({ kind, name }: Field) => kind === 'text' && name !== 'avoid'

/** The sample that a model reads, for a tool that needs one. */
async function readBriefSample(tool: PromptTool): Promise<Sample> {
  const parameters = getDefaultParameters(tool.form.fields)
  const { prompt, item } = tool.buildBrief({ prompt: '', parameters }).sample
  const input = { prompt, parameters }
  const fittedItem = tool.fit(item, input)
  if (fittedItem === null) throw new Error(`The sample of ${tool.type} breaks its own rules.`)
  return {
    input: prompt,
    results: [{ ...tool.present(fittedItem, input), id: 'sample', item: fittedItem }],
    note: 'This is what an AI’s answer looks like. Yours will replace it, and you can edit, copy and save it.',
  }
}

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
