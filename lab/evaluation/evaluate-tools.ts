import { z } from 'zod'
import { getMaxPromptLength } from '@/lib/generate/input/generation-request'
import type { Card } from '@/lib/tool/card'
import type { Engine } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import { runCase } from './cases'
import { type IssueKind, issueKinds, judgeCards } from './judge'
import given from './prompts.json' with { type: 'json' }

const parameterSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const sampleSchema = z.strictObject({
  /** Such as `vague`, `misspelt` or `sensitive`, for a reader of the file. */
  kind: z.string(),
  prompt: z.string(),
  parameters: z.record(z.string(), parameterSchema).optional(),
  /** The required language of the answer; English by default. */
  language: z.string().optional(),
})

const { shared, tools } = z
  .strictObject({ shared: z.array(sampleSchema), tools: z.record(z.string(), z.array(sampleSchema).min(3)) })
  .parse(given)

export type ToolScore = {
  tool: string
  runs: number
  /** Runs refused because the prompt has no letters or the quick draft has nothing to add. */
  refused: number
  cards: number
  outlines: number
  issues: Record<IssueKind, number>
  findings: readonly string[]
  hasPassed: boolean
}

const MIN_ON_TOPIC_SHARE = 0.95

export async function evaluateTool(tool: PromptTool, engine: Engine): Promise<ToolScore> {
  const ownSamples = tools[tool.type]
  if (!ownSamples) throw new Error(`${tool.type} has no prompts in lab/evaluation/prompts.json. Add at least three.`)
  const samples = [...shared, ...ownSamples]
  const counts = Object.fromEntries(issueKinds.map((fault) => [fault, 0])) as Record<IssueKind, number>
  const findings: string[] = []
  const allCards: Card[] = []
  let refused = 0
  for (const sample of samples) {
    const prompt = sample.prompt.slice(0, getMaxPromptLength(tool))
    const { cards, job, error } = await runCase({ tool, prompt, parameters: sample.parameters }, engine)
    if (error === 'needs_model' || (error === 'unclear_topic' && !/\p{L}/u.test(sample.prompt))) refused += 1
    else if (error !== null) findings.push(`“${sample.prompt}” ended with ${error}`)
    else if (cards.length === 0) findings.push(`“${sample.prompt}” gave nothing`)
    if (job === null) continue
    allCards.push(...cards)
    for (const { card, fault } of judgeCards({ tool, input: job.input, cards, language: sample.language ?? 'en' })) {
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
