import { CatalogueError } from '@/lib/core/errors'
import { cardWriter } from '@/lib/generate/cards/card-writer'
import { readParameters } from '@/lib/generate/input/parameters'
import { readPrompt } from '@/lib/generate/input/read-prompt'
import type { Card } from '@/lib/tool/card'
import type { Input, PromptTool } from '@/lib/tool/define'
import type { Engine } from '@/lib/tool/engine'
import { type Fault, faults, judge } from './judge'
import { type Sample, samplesFor } from './prompts'

export type Score = {
  tool: string
  runs: number
  /** Runs over a prompt without a letter, which are refused on purpose. */
  refused: number
  cards: number
  /** Those of the cards that have blanks for the visitor to fill. */
  outlines: number
  faults: Record<Fault, number>
  /** What went wrong, in words, with the card. */
  findings: readonly string[]
  passed: boolean
}

/** Smallest share of cards that name the topic. */
const leastOnTopic = 0.95

const seed = 11

/**
 * Runs a tool's prompts through an engine, by the same way as a visitor's request, and counts what is wrong. How many cards a run gives
 * is the tool's affair; every prompt with a letter in it has to give one.
 */
export async function evaluate(
  tool: PromptTool,
  engine: Engine,
  samples = samplesFor(tool.type),
): Promise<Score> {
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>
  const findings: string[] = []
  const made: Card[] = []
  let refused = 0
  for (const sample of samples) {
    const input = inputOf(tool, sample)
    const cards = await cardsOf(tool, input, engine)
    if (cards === 'unclear_topic' && !/\p{L}/u.test(sample.prompt)) refused += 1
    else if (typeof cards === 'string') findings.push(`“${sample.prompt}” ended with ${cards}`)
    else if (cards.length === 0) findings.push(`“${sample.prompt}” gave nothing`)
    if (typeof cards === 'string') continue
    made.push(...cards)
    for (const { card, fault } of judge({ tool, input, cards, language: sample.language ?? 'en' })) {
      counts[fault] += 1
      findings.push(`${fault} for “${excerpt(sample.prompt, 60)}”: ${excerpt(card.copy, 160)}`)
    }
  }
  const clean = findings.length === counts['off topic']
  const onTopic = counts['off topic'] <= made.length * (1 - leastOnTopic)
  return {
    tool: tool.type,
    runs: samples.length,
    refused,
    cards: made.length,
    outlines: made.filter(({ outline }) => outline).length,
    faults: counts,
    findings,
    passed: clean && onTopic,
  }
}

function excerpt(text: string, length: number): string {
  return text.replaceAll('\n', ' / ').slice(0, length)
}

export function inputOf(tool: PromptTool, { prompt, parameters }: Omit<Sample, 'kind'>): Input {
  const { fields } = readParameters(tool, parameters ?? {})
  return { prompt: readPrompt(tool, prompt), parameters: fields }
}

/** The cards of one run, or the code of the error that ended it. */
export async function cardsOf(tool: PromptTool, input: Input, engine: Engine): Promise<Card[] | string> {
  const direct = tool.direct?.isChosen(input) && { direct: true as const }
  const job = { tool, input, count: tool.count(input), seed, ...direct }
  try {
    return await Array.fromAsync(cardWriter(engine).write(job, AbortSignal.timeout(90_000)))
  } catch (error) {
    if (error instanceof CatalogueError) return error.code
    throw error
  }
}
