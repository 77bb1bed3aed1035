import { PublicError } from '@/lib/core/errors'
import { isEcho } from '@/lib/generate/cards/card-filter'
import { buildLanguageNotes } from '@/lib/generate/cards/requested-language'
import { deliver } from '@/lib/generate/deliver/deliver'
import { withSavedReply } from '@/lib/generate/deliver/with-saved-reply'
import { canSkipModel, readParameters } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { buildReplyBase, executeRun, type ReplyBase } from '@/lib/generate/run/run'
import { estimateMaxCost } from '@/lib/server/limits/cost'
import type { Card, EngineName } from '@/lib/tool/card'
import type { CardWriter, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { getMaxDurationMs } from '@/lib/tool/max-duration'
import { getChosenKind, type PromptKind } from '@/lib/tool/prompt-reading'
import { getDraft, type InputParameters, type PromptTool } from '@/lib/tool/tool-definition'
import { isSensitiveTopic } from '@/lib/writer/is-sensitive-topic'
import type { Backend, ToolRequest } from './pipeline'
import { createRerunToken, isRerunTokenValid } from './rerun-token'
import { createRunUsage } from './run-usage'
import type { ReplyCodec } from './with-idempotency'

export type Reply = ReplyBase & {
  cards: readonly Card[]
  engine: EngineName
  /** It has cost no use. */
  isFree?: true
  notes?: readonly string[]
  /** How the built-in writer has read the prompt; `again` has it read as another kind at no cost. */
  reading?: { kind: PromptKind; sure: boolean; again: string }
}

/**
 * Answers for a tool that writes; the reply's `content` has the cards' texts in order, with a blank line between them.
 */
export async function handlePromptTool(
  backend: Backend,
  tool: PromptTool,
  toolRequest: ToolRequest,
): Promise<Response> {
  const { exchange, visitor, token, promptInput, lease } = toolRequest
  const requestParameters = readParameters(tool, toolRequest.parameters)
  const { fields, seed, refine, voice, chosen, rerunToken } = requestParameters
  const input = { ...promptInput, parameters: fields, ...(chosen !== null && { chosen }) }
  const isModelFree = canSkipModel(tool, requestParameters)
  const writer = isModelFree ? backend.builtInWriter : (backend.modelWriter ?? backend.builtInWriter)
  const usesModel = writer.name === 'openai'
  const { settings } = backend
  const visionModel = usesModel && promptInput.picture ? settings.openai?.visionModel : null
  // A page that could not ask what this site can do sends one all the same: better no text than one that never saw it.
  if (promptInput.picture && !isModelFree && !visionModel) throw new PublicError('no_pictures')
  const rerunClaims = { visitor, toolType: tool.type, prompt: promptInput.prompt }
  const isFreeRerun =
    !isModelFree &&
    !refine &&
    getChosenKind(fields) !== undefined &&
    isRerunTokenValid(rerunToken, rerunClaims, settings.appSecret)
  const isFreeUpfront = !usesModel && isFreeRerun
  const price = usesModel ? (settings.openai?.price ?? null) : null
  const budget = price && {
    price,
    reserve: estimateMaxCost(
      tool,
      { prompt: promptInput.prompt, fields, voice, refine, ...(chosen !== null && { chosen }) },
      price,
      promptInput.picture !== undefined,
    ),
  }
  const admittedRun = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool: 'text',
    maxCostMicroUsd: budget?.reserve ?? null,
    usesModel,
    // A key that may not use the one must not close the other.
    breaker: usesModel
      ? backend.getBreaker(visionModel && visionModel !== settings.openai?.model ? 'vision' : 'text')
      : null,
    maxDurationMs: getMaxDurationMs(tool),
    isFree: isFreeUpfront,
    lease,
  })

  if (visionModel) exchange.record.model = visionModel
  const runUsage = createRunUsage(price)
  let promptAnalysis: PromptAnalysis | null = null
  const job = {
    tool,
    input,
    count: getCardCount(tool, input, refine?.action),
    seed,
    voice,
    ...(isModelFree && { isModelFree: true as const }),
    ...(refine && { refine }),
    onRead: (analysis: PromptAnalysis) => {
      promptAnalysis = analysis
    },
    visitor: visitor.safetyId,
    onModelCall: runUsage.startCall,
  }
  const cards: Card[] = []
  const isTooFew = () => !isFreeUpfront && !usesModel && !isModelFree && hasTooFewResults(job, cards)
  const isFree = () => isFreeUpfront || isTooFew()
  const getReading = () =>
    promptAnalysis && { ...promptAnalysis, again: createRerunToken(rerunClaims, settings.appSecret) }
  const steps = executeRun(
    admittedRun,
    writeCards({ admittedRun, job, writer, cards, isTooFew, isFree, getReading }),
    () => {
      exchange.record.engine = writer.name
      exchange.record.cards = cards.length
      if (usesModel) Object.assign(exchange.record, runUsage.getCallStats(), runUsage.total())
      return {
        spent: usesModel ? runUsage.getCost() : 0,
        hasModelWorked: usesModel,
        isFree: isFree(),
      }
    },
  )
  const savedSteps = withSavedReply(steps, lease, cardCodec)
  return deliver(savedSteps, exchange, cardCodec, admittedRun.deadline.signal)
}

export const cardCodec: ReplyCodec<Card, Reply, Reply> = {
  toEvent: (card) => ['card', card],
  toBody: (reply) => reply,
  parseBody: (reply) => ({ steps: reply.cards, result: reply }),
}

/** How many cards a run is to give. */
export function getCardCount(tool: PromptTool, input: InputParameters, refineAction?: string): number {
  if (refineAction === undefined) return tool.count(input)
  return refineAction === 'similar' ? 3 : 1
}

type WriteCardsOptions = {
  admittedRun: AdmittedRun
  job: WritingJob
  writer: CardWriter
  cards: Card[]
  /** Whether the built-in writer has given so little that the use is given back. */
  isTooFew: () => boolean
  isFree: () => boolean
  /** How the prompt was read, once it is; null where a model writes. */
  getReading: () => (PromptAnalysis & { again: string }) | null
}

/** Yields each card as it is finished, collects them in `cards`, and returns the whole reply. */
async function* writeCards({
  admittedRun,
  job,
  writer,
  cards,
  isTooFew,
  isFree,
  getReading,
}: WriteCardsOptions): AsyncGenerator<Card, Reply, void> {
  for await (const card of writer.write(job, admittedRun.deadline.signal)) {
    cards.push(card)
    yield card
  }
  if (cards.length === 0) throw new PublicError('empty_response')
  const promptReading = getReading()
  const runNotes = job.isModelFree
    ? []
    : writer.name === 'openai'
      ? buildModelNotes(job, cards)
      : [...buildDraftNotes(job, cards, isTooFew()), ...(promptReading?.notes ?? [])]
  const { note } = job.tool.form
  const notes = [...runNotes, ...(note && !job.refine ? [note] : [])]
  const remainingUses = admittedRun.remaining + (isTooFew() ? 1 : 0)
  return {
    ...buildReplyBase({ ...admittedRun, remaining: remainingUses }, cards.map((card) => card.copy).join('\n\n')),
    cards,
    engine: writer.name,
    ...(isFree() && { isFree: true as const }),
    ...(notes.length > 0 && { notes }),
    ...(promptReading && {
      reading: { kind: promptReading.kind, sure: promptReading.sure, again: promptReading.again },
    }),
  }
}

function buildModelNotes(job: WritingJob, cards: readonly Card[]): string[] {
  return [
    ...(cards.length < job.count ? [`${cards.length} of ${job.count} fit this time. Tap Again for others.`] : []),
    ...buildLanguageNotes(job, cards),
  ]
}

/** Looks whose cards are parts of one piece: their count is the most there may be. */
const singleResultLayouts = ['slides', 'plan', 'thread', 'tags']

/** Whether a quick draft is a set to choose from, so that its cards can be too few. Excerpts and marks are what there is. */
function isSet({ form, draft }: PromptTool): boolean {
  const outputKind = getDraft({ draft })?.outputKind
  return !singleResultLayouts.includes(form.layout ?? '') && (outputKind === 'sentences' || outputKind === 'names')
}

/** Half of what was asked for, or less, is no full answer; the visitor's own text given back is no result. */
function hasTooFewResults(job: WritingJob, cards: readonly Card[]): boolean {
  const resultCount = cards.filter((card) => !isEcho(job, card)).length
  return isSet(job.tool) && resultCount * 2 <= job.count
}

/** Why a quick draft has less than was asked for; nothing on a hard day, when no detail is asked for. */
function buildDraftNotes(job: WritingJob, cards: readonly Card[], isFree: boolean): string[] {
  const { tool, count } = job
  if (cards.length >= count || !isSet(tool) || isSensitiveTopic(job)) return []
  if (cards.every((card) => isEcho(job, card)))
    return [
      'This is your own line, tidied up. Anything more would be made up, so this one was free. Your AI can write more.',
    ]
  const outcome = isFree ? 'This one was free.' : 'Add a detail to get more.'
  return [`Only ${cards.length} ${cards.length === 1 ? 'fits' : 'fit'} without making things up. ${outcome}`]
}
