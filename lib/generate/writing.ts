import { CatalogueError } from '@/lib/core/errors'
import { languageNotes } from '@/lib/generate/cards/kept-language'
import { isOnlyGiven } from '@/lib/generate/cards/select'
import { deliver } from '@/lib/generate/deliver/deliver'
import { keeping } from '@/lib/generate/deliver/keeping'
import { isDirect, readParameters } from '@/lib/generate/input/parameters'
import { type AdmittedRun, admit } from '@/lib/generate/run/admission'
import { type ReplyBase, replyBase, run } from '@/lib/generate/run/run'
import { reserveFor } from '@/lib/server/limits/cost'
import type { Card, EngineName } from '@/lib/tool/card'
import { deadlineMs } from '@/lib/tool/deadline'
import { type Chosen, type PromptTool, recipeOf } from '@/lib/tool/define'
import type { CardWriter, Job, Read } from '@/lib/tool/engine'
import type { Kind } from '@/lib/tool/reading'
import { kindAsked } from '@/lib/writer/reading/kind-asked'
import { createMeter } from './meter'
import type { Repeatable } from './once'
import type { Backend, ToolRequest } from './pipeline'
import { mayReadAgain, readAgainToken } from './read-again'

export type Reply = ReplyBase & {
  cards: readonly Card[]
  engine: EngineName
  /** It has cost no use. */
  isFree?: true
  notes?: readonly string[]
  /** How the built-in writer has read the prompt; `again` has it read as another kind at no cost. */
  reading?: { kind: Kind; sure: boolean; again: string }
}

/**
 * Answers for a tool that writes; the reply's `content` has the cards' texts in order, with a blank line between them.
 */
export async function write(backend: Backend, tool: PromptTool, asked: ToolRequest): Promise<Response> {
  const { exchange, visitor, token, given, held } = asked
  const read = readParameters(tool, asked.parameters)
  const { fields, seed, refine, voice, chosen, again } = read
  const input = { ...given, parameters: fields, ...(chosen !== null && { chosen }) }
  const direct = isDirect(tool, read)
  const writer = direct ? backend.builtIn : (backend.model ?? backend.builtIn)
  const usesModel = writer.name === 'openai'
  const { settings } = backend
  const seer = usesModel && given.picture ? settings.openai?.visionModel : null
  // A page that could not ask what this site can do sends one all the same: better no text than one that never saw it.
  if (given.picture && !direct && !seer) throw new CatalogueError('no_pictures')
  const readings = { visitor, toolType: tool.type, prompt: given.prompt }
  const readsAgain =
    !direct && !refine && kindAsked(fields) !== undefined && mayReadAgain(again, readings, settings.appSecret)
  // What code cuts is the visitor's already: nothing new is written, so it is no way to more than a day's uses.
  const isCut = !usesModel && (readsAgain || refine?.action === 'shorter')
  const price = usesModel ? (settings.openai?.price ?? null) : null
  const money = price && {
    price,
    reserve: reserveFor(
      tool,
      { prompt: given.prompt, fields, voice, refine, ...(chosen !== null && { chosen }) },
      price,
      given.picture !== undefined,
    ),
  }
  const admitted = await admit(backend, exchange, {
    tool,
    visitor,
    token,
    pool: 'text',
    reserve: money?.reserve ?? null,
    usesModel,
    usesWriter: !usesModel,
    // A key that may not use the one must not close the other.
    breaker: usesModel
      ? backend.breakerOf(seer && seer !== settings.openai?.model ? 'vision' : 'text')
      : null,
    deadlineMs: deadlineMs(tool),
    isFree: isCut,
    held,
  })

  if (seer) exchange.record.model = seer
  const meter = createMeter(price)
  let understood: Read | null = null
  let processorMs: number | null = null
  const job = {
    tool,
    input,
    count: countOf(tool, input, refine?.action),
    seed,
    voice,
    ...(direct && { direct: true as const }),
    ...(refine && { refine }),
    onRead: (given: Read) => {
      understood = given
    },
    visitor: visitor.safetyId,
    onCall: meter.call,
    onProcessorTime: (ms: number) => {
      processorMs = ms
    },
  }
  const cards: Card[] = []
  // Where nobody looks at the picture, the words beside it may be all that comes back.
  const isEchoed = () =>
    !isCut && !usesModel && !direct && tool.picture !== undefined && isOnlyGiven(job, cards)
  const isFree = () => isCut || isEchoed()
  const readingOf = () => understood && { ...understood, again: readAgainToken(readings, settings.appSecret) }
  const steps = run(
    admitted,
    written({ admitted, job, writer, cards, isEchoed, isFree, reading: readingOf }),
    (failure) => {
      exchange.record.engine = writer.name
      exchange.record.cards = cards.length
      if (usesModel) Object.assign(exchange.record, meter.asked(), meter.total())
      return {
        spent: usesModel ? meter.spent() : 0,
        hasModelWorked: usesModel,
        // The writer goes on for a moment after its visitor has left.
        processorMs: failure?.reason === 'client_gone' ? processorMs : (processorMs ?? 0),
        isFree: isFree(),
      }
    },
  )
  const kept = keeping(steps, held, cardDelivery)
  return deliver(kept, exchange, cardDelivery, admitted.deadline.signal)
}

export const cardDelivery: Repeatable<Card, Reply, Reply> = {
  event: (card) => ['card', card],
  body: (reply) => reply,
  split: (reply) => ({ steps: reply.cards, result: reply }),
}

function countOf(tool: PromptTool, chosen: Chosen, refining?: string): number {
  if (refining === undefined) return tool.count(chosen)
  return refining === 'similar' ? 3 : 1
}

type Writing = {
  admitted: AdmittedRun
  job: Job
  writer: CardWriter
  cards: Card[]
  /** Whether the cards have only what was typed, and a use was taken for them. */
  isEchoed: () => boolean
  isFree: () => boolean
  /** How the prompt was read, once it is; null where a model writes. */
  reading: () => (Read & { again: string }) | null
}

/** Yields each card as it is finished, collects them in `cards`, and returns the whole reply. */
async function* written({
  admitted,
  job,
  writer,
  cards,
  isEchoed,
  isFree,
  reading,
}: Writing): AsyncGenerator<Card, Reply, void> {
  for await (const card of writer.write(job, admitted.deadline.signal)) {
    cards.push(card)
    yield card
  }
  if (cards.length === 0) throw new CatalogueError('empty_response')
  const read = reading()
  // On a hard day nobody is asked for more.
  const short = read?.kind === 'hard-time' ? [] : shortOf(job, cards)
  const ofRun = read ? [...short, ...read.notes] : notesOf(job, cards, writer.name)
  const { note } = job.tool.form
  const echoed = isEchoed() && !job.refine
  const notes = [
    ...(echoed ? ['These are your own words, so this cost no use.'] : []),
    ...ofRun,
    ...(note && !job.refine ? [note] : []),
  ]
  const left = admitted.left + (isEchoed() ? 1 : 0)
  return {
    ...replyBase({ ...admitted, left }, cards.map((card) => card.copy).join('\n\n')),
    cards,
    engine: writer.name,
    ...(isFree() && { isFree: true as const }),
    ...(notes.length > 0 && { notes }),
    ...(read && { reading: { kind: read.kind, sure: read.sure, again: read.again } }),
  }
}

function notesOf(job: Job, cards: readonly Card[], engine: EngineName): string[] {
  if (job.direct) return []
  // Excerpts are the same each time: another run would give no others.
  const isFinal = engine === 'built-in' && recipeOf(job.tool)?.writes === 'excerpts'
  const isShort = cards.length < job.count && !isFinal
  return [
    ...(isShort ? [`${cards.length} of ${job.count} fit this time. Tap Again for others.`] : []),
    ...languageNotes(job, cards),
  ]
}

/** Looks whose cards are parts of one piece: their count is the most there may be. */
const pieces = ['slides', 'plan', 'thread', 'tags']

/** Why the built-in writer has given less than was asked for. */
function shortOf({ tool, refine, count }: Job, cards: readonly Card[]): string[] {
  if (refine || cards.length >= count || pieces.includes(tool.form.look ?? '')) return []
  return [`${cards.length} of ${count}: only what your words carry. Add a detail for more.`]
}
