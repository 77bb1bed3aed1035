import given from './prompts.json' with { type: 'json' }
import { PublicError } from '@/lib/core/errors'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { readParameters } from '@/lib/generate/input/parameters'
import { getMaxPromptLength, readPrompt } from '@/lib/generate/input/generation-request'
import type { Card } from '@/lib/tool/card'
import type { Engine } from '@/lib/tool/engine'
import type { Input, PromptTool } from '@/lib/tool/prompt-tool'
import { type IssueKind, issueKinds, judgeCards } from './judge'
import { z } from 'zod'

const parameterSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const sampleSchema = z.strictObject({
  kind: z.enum([
    'vague',
    'specific',
    'statement',
    'long',
    'misspelt',
    'language',
    'niche',
    'business',
    'sensitive',
    'nonsense',
  ]),
  prompt: z.string(),
  parameters: z.record(z.string(), parameterSchema).optional(),
  /** The required language of the answer; English by default. */
  language: z.string().optional(),
})

export type Sample = z.infer<typeof sampleSchema>

const { shared, tools } = z
  .strictObject({ shared: z.array(sampleSchema), tools: z.record(z.string(), z.array(sampleSchema).min(3)) })
  .parse(given)

/** Returns the prompts that measure a tool. Throws for a tool without its own prompts. */
function getSamples(type: string): readonly Sample[] {
  const own = tools[type]
  if (own === undefined) {
    throw new Error(`${type} has no prompts in lab/evaluation/prompts.json. Add at least three.`)
  }
  return [...shared, ...own]
}

export type ToolScore = {
  tool: string
  runs: number
  /** Runs refused because the prompt has no letters or the quick draft has nothing to add. */
  refused: number
  cards: number
  /** Number of cards that have blanks for the visitor to fill. */
  outlines: number
  issues: Record<IssueKind, number>
  findings: readonly string[]
  hasPassed: boolean
}

const MIN_ON_TOPIC_SHARE = 0.95

const seed = 11

/** Refused prompts are those without letters and those to which a quick draft has nothing to add. */
export async function evaluateTool(
  tool: PromptTool,
  engine: Engine,
  samples = getSamples(tool.type),
): Promise<ToolScore> {
  const counts = Object.fromEntries(issueKinds.map((fault) => [fault, 0])) as Record<IssueKind, number>
  const findings: string[] = []
  const allCards: Card[] = []
  let refused = 0
  for (const sample of samples) {
    const input = toInput(tool, { ...sample, prompt: sample.prompt.slice(0, getMaxPromptLength(tool)) })
    const cards = await generateCards(tool, input, engine)
    if (cards === 'needs_model' || (cards === 'unclear_topic' && !/\p{L}/u.test(sample.prompt))) refused += 1
    else if (typeof cards === 'string') findings.push(`“${sample.prompt}” ended with ${cards}`)
    else if (cards.length === 0) findings.push(`“${sample.prompt}” gave nothing`)
    if (typeof cards === 'string') continue
    allCards.push(...cards)
    for (const { card, fault } of judgeCards({ tool, input, cards, language: sample.language ?? 'en' })) {
      counts[fault] += 1
      findings.push(`${fault} for “${truncateText(sample.prompt, 60)}”: ${truncateText(card.copy, 160)}`)
    }
  }
  const clean = findings.length === counts['off topic']
  const onTopic = counts['off topic'] <= allCards.length * (1 - MIN_ON_TOPIC_SHARE)
  return {
    tool: tool.type,
    runs: samples.length,
    refused,
    cards: allCards.length,
    outlines: allCards.filter(({ outline }) => outline).length,
    issues: counts,
    findings,
    hasPassed: clean && onTopic,
  }
}

function truncateText(text: string, length: number): string {
  return text.replaceAll('\n', ' / ').slice(0, length)
}

export function toInput(tool: PromptTool, { prompt, parameters }: Omit<Sample, 'kind'>): Input {
  const { fields } = readParameters(tool, parameters ?? {})
  return { prompt: readPrompt(tool, prompt), parameters: fields }
}

/** Returns the cards of one run, or the code of the error that ended it. */
export async function generateCards(tool: PromptTool, input: Input, engine: Engine): Promise<Card[] | string> {
  const direct = tool.modelFreeMode?.isChosen(input) && { isModelFree: true as const }
  const job = { tool, input, count: tool.count(input), seed, ...direct }
  try {
    return await Array.fromAsync(createCardWriter(engine).write(job, AbortSignal.timeout(90_000)))
  } catch (error) {
    if (error instanceof PublicError) return error.code
    throw error
  }
}
