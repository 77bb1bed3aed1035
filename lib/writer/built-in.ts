import { createHash } from 'node:crypto'
import { PublicError } from '@/lib/core/errors'
import { createRandom } from '@/lib/core/random'
import { type Draft as DraftOf, getDraft } from '@/lib/tool/define'
import { detailsOf } from '@/lib/tool/details'
import type { Engine, Job, PromptAnalysis } from '@/lib/tool/engine'
import { builtInActions, type Field, type Refinement } from '@/lib/tool/form'
import type { Reading } from '@/lib/tool/reading'
import { alike } from './alike'
import { kindAsked } from './reading/kind-asked'
import { read } from './reading/read'
import { readingNotes } from './reading-notes'
import { habitsOf } from './voice'
import { voiced } from './voiced'

type Draft = DraftOf<readonly Field[], unknown>

const MAX_CANDIDATES = 400

/**
 * Writes without a model, by the tool's own recipe. Throws `unclear_topic` for a prompt without a letter, `already_short` for an
 * item that cannot be made shorter, `needs_model` for a variation that takes understanding, `unsupported` for a tool without a recipe. Gives up after 400 candidates.
 */
export const builtInEngine: Engine = {
  name: 'built-in',
  async *write(job, signal) {
    let left = MAX_CANDIDATES
    const inManner = mannerOf(job)
    for (const candidate of candidates(job)) {
      signal.throwIfAborted()
      const checked = job.tool.item.safeParse(candidate)
      if (checked.success) yield { item: inManner(checked.data) }
      if (--left === 0) return
    }
  },
}

function candidates(job: Job): Iterable<unknown> {
  const { tool, refine, seed, onRead } = job
  const draft = getDraft(tool)
  if (!draft) throw new PublicError('unsupported')
  if (refine && !canRefine(refine)) throw new PublicError('needs_model')
  if (refine?.action === 'shorter') return [shorter(job, draft, refine.item)]
  const order = orderOf(job)
  if (draft.writes === 'sentences') onRead?.(readOf(order.reading, job))
  if (!refine) return draft.write(order, createRandom(seed))
  const random = createRandom(seedOf(seed, refine.item))
  if (draft.similar) return draft.similar(tool.item.parse(refine.item), order, random)
  return alike(draft.write(order, random), refine.item)
}

/** How the prompt was read, as the visitor is told. */
function readOf({ kind, sure, language }: Reading, { input }: Job): PromptAnalysis {
  return { kind, sure, notes: readingNotes({ language }, input.parameters.language) }
}

/** What a recipe works on; the prompt is read when its topic is first asked for. */
function orderOf({ input }: Job) {
  const as = kindAsked(input.parameters)
  let reading: Reading | undefined
  return {
    ...input,
    get reading() {
      reading ??= read(input.prompt, { details: detailsOf(input.parameters), ...(as && { as }) })
      return reading
    },
  }
}

/** Turns an item into one that reads more like the visitor's own texts, as long as it stays what the tool expects. */
function mannerOf({ tool, voice = [] }: Job): (item: unknown) => unknown {
  const habits = habitsOf(voice)
  if (getDraft(tool)?.writes !== 'sentences' || !Object.values(habits).includes(true)) return (item) => item
  return (item) => tool.item.safeParse(voiced(item, habits)).data ?? item
}

/** The recipe shortens its own items; it cannot read what the visitor has made of one. */
function canRefine({ action, text }: Refinement): boolean {
  return builtInActions.includes(action) && (action !== 'shorter' || text === undefined)
}

/** Each item has its own similar ones, and none of them are those of "generate again". */
function seedOf(seed: number, item: unknown): number {
  return createHash('sha256')
    .update(`${seed} ${JSON.stringify(item)}`)
    .digest()
    .readInt32LE()
}

function shorter({ tool, input }: Job, { shorten }: Draft, item: unknown): unknown {
  if (!shorten) throw new PublicError('unsupported')
  const shortened = shorten(tool.item.parse(item), input)
  if (shortened === null) throw new PublicError('already_short')
  return shortened
}
