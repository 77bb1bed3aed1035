import { CatalogueError } from '@/lib/errors'
import { cardWriter } from '@/lib/request/card-writer'
import type { Engine } from '@/lib/request/engine'
import { readParameters } from '@/lib/request/parameters'
import { readPrompt } from '@/lib/request/read-prompt'
import type { Card } from '@/lib/tool/card'
import type { Input, PromptTool } from '@/lib/tool/define'
import { readTopic } from '@/lib/writer/read-topic'
import { type Fault, faults, judge } from './judge'
import { type Sample, samplesFor } from './prompts'

export type Score = {
  tool: string
  runs: number
  /** Runs that the engine refused on purpose, which count neither for nor against it. */
  refused: number
  asked: number
  cards: number
  faults: Record<Fault, number>
  /** What went wrong, in words, with the card. */
  findings: readonly string[]
  passed: boolean
}

/** Smallest share of cards that name the topic. */
const leastOnTopic = 0.95

const seed = 11

/** Runs a tool's prompts through an engine, by the same way as a visitor's request, and counts what is wrong. */
export async function evaluate(
  tool: PromptTool,
  engine: Engine,
  samples = samplesFor(tool.type),
): Promise<Score> {
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>
  const findings: string[] = []
  let [refused, asked, made] = [0, 0, 0]
  for (const sample of samples) {
    const input = inputOf(tool, sample)
    const cards = await cardsOf(tool, input, engine)
    if (typeof cards === 'string' && isOnPurpose(cards, sample)) {
      refused += 1
      continue
    }
    const given = typeof cards === 'string' ? [] : cards
    const due = dueFrom(tool, input, given, sample, engine)
    asked += due
    made += given.length
    if (typeof cards === 'string') findings.push(`“${sample.prompt}” ended with ${cards}`)
    else if (given.length < due) findings.push(`“${sample.prompt}” gave ${given.length} of ${due}`)
    if (given.length > 0 && sample.kind === 'nonsense') findings.push(`“${sample.prompt}” was written about`)
    if (given.length === 0) continue
    for (const { card, fault } of judge({ tool, input, cards: given, topic: readTopic(sample.prompt) })) {
      counts[fault] += 1
      findings.push(`${fault} for “${excerpt(sample.prompt, 60)}”: ${excerpt(card.copy, 160)}`)
    }
  }
  const clean = faults.every((fault) => fault === 'off topic' || counts[fault] === 0)
  const onTopic = counts['off topic'] <= made * (1 - leastOnTopic)
  const score = {
    tool: tool.type,
    runs: samples.length,
    refused,
    asked,
    cards: made,
    faults: counts,
    findings,
  }
  return { ...score, passed: clean && onTopic && made === asked && findings.length === counts['off topic'] }
}

/**
 * How many cards a run owes. Only English words call up a field's own tags, so in another language the built-in
 * recipes for tags give fewer sets, but not none.
 */
function dueFrom(
  tool: PromptTool,
  input: Input,
  cards: readonly Card[],
  { language }: Sample,
  engine: Engine,
): number {
  const foreign = language !== undefined && engine.name === 'built-in'
  if (tool.direct?.isChosen(input)) return tool.direct.items(input).length
  return foreign ? Math.max(1, cards.length) : tool.count(input)
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

function isOnPurpose(code: string, { kind, language }: Sample): boolean {
  return (
    (code === 'unclear_topic' && kind === 'nonsense') || (code === 'english_only' && language !== undefined)
  )
}
