import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { formatItem, getAnswerFields } from '@/lib/generate/assistant/answer-fields'
import { composePrompt } from '@/lib/generate/assistant/compose-prompt'
import { readAnswer } from '@/lib/generate/assistant/read-answer'
import { composeShortPrompt } from '@/lib/generate/assistant/short-brief'
import type { Backend } from '@/lib/generate/backend'
import { buildCard } from '@/lib/generate/cards/candidate-card'
import { buildLanguageNotes } from '@/lib/generate/cards/requested-language'
import { requireServedTool } from '@/lib/generate/generate-content'
import { parseBody, readPrompt } from '@/lib/generate/input/generation-request'
import { readParameters } from '@/lib/generate/input/parameters'
import { createJob } from '@/lib/generate/plan-run'
import { guardRequest } from '@/lib/generate/run/admission'
import { checkContentType } from '@/lib/server/http/check-request'
import { decodeText, readBody } from '@/lib/server/http/read-body'
import { buildJsonReply, respond } from '@/lib/server/http/respond'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_ANSWER_LENGTH } from '@/lib/tool/form'
import type { InputImage } from '@/lib/tool/prompt-tool'

/** Fits 20,000 characters, an answer and fields, at four bytes per character, or six in escaped JSON. */
const MAX_BODY_BYTES = 900_000
const BODY_TIMEOUT_MS = 10_000
/** The maximum number of cards from one answer, and of items that are checked. */
const MAX_CARDS = 40

const requestSchema = z.strictObject({
  toolType: z.string(),
  prompt: z.string(),
  parameters: z.unknown().optional(),
  /** The image goes to the assistant, not to this site. */
  hasImage: z.boolean().default(false),
  writer: z.enum(['assistant', 'browser']).default('assistant'),
  /** The writer's answer. Without it, the reply is the prompt. */
  answer: z.string().max(MAX_ANSWER_LENGTH).optional(),
})

/** A placeholder for an image that the visitor attaches in the chat. */
const placeholderImage: InputImage = { bytes: new Uint8Array(), type: 'image/jpeg' }

type AssistantBackend = Pick<Backend, 'settings' | 'getToolByType' | 'botCheck' | 'limits'>

/** No model of the site runs, so this takes no bot check and no use, but counts toward the requests per minute. */
export function serveAssistant(backend: AssistantBackend, request: Request): Promise<Response> {
  return respond('/api/assistant', request, async (exchange) => {
    checkContentType(request)
    await guardRequest(backend, exchange)
    const body = await readBody(request, { maxBytes: MAX_BODY_BYTES, timeoutMs: BODY_TIMEOUT_MS })
    const { toolType, prompt, parameters, hasImage, writer, answer } = parseBody(decodeText(body), requestSchema)
    const tool = requireServedTool(backend, toolType)
    if (tool.kind !== 'prompt') throw new PublicError('invalid_request')
    exchange.record.tool = tool.type
    const requestParameters = readParameters(tool, parameters)
    const image = hasImage && tool.imageInput ? { picture: placeholderImage } : {}
    const job = createJob(tool, { prompt: readPrompt(tool, prompt, hasImage), ...image }, requestParameters)
    exchange.record.promptChars = job.input.prompt.length
    const compose = writer === 'browser' ? composeShortPrompt : composePrompt
    if (answer === undefined) return buildJsonReply({ prompt: compose(job) }, exchange)
    exchange.record.engine = writer
    const reply = { ...buildReply(job, answer), engine: writer }
    exchange.record.cards = reply.cards.length
    return buildJsonReply({ ...reply, requestId: exchange.requestId }, exchange)
  })
}

/** Returns the cards (one for a rewrite) and the other items as text. Throws an `answer_…` error without cards. */
function buildReply(job: WritingJob, answer: string) {
  const reading = readAnswer(answer, job)
  if ('problem' in reading) throw new PublicError(`answer_${reading.problem}`)
  const { items } = reading
  const maxCards = job.refine && job.refine.action !== 'similar' ? 1 : MAX_CARDS
  const cards: Card[] = []
  const omittedTexts: string[] = []
  for (const [index, item] of items.entries()) {
    const isExtra = index >= MAX_CARDS || cards.length === maxCards
    const cardWithItem = isExtra ? null : buildCard(job, { item, assumed: [] })
    if (cardWithItem) cards.push(cardWithItem.card)
    else omittedTexts.push(formatItem(getAnswerFields(job.tool.itemSchema), item))
  }
  if (cards.length === 0) throw new PublicError('answer_unfit')
  const notes = buildLanguageNotes(job, cards)
  return { cards, ...(notes.length > 0 && { notes }), ...(omittedTexts.length > 0 && { omitted: omittedTexts }) }
}
