import { createHash } from 'node:crypto'
import { CatalogueError } from '@/lib/errors'
import type { Engine, Job } from '@/lib/request/engine'
import { chosenText, ownWords } from '@/lib/tool/carried-prompt'
import { builtInActions, type Refinement } from '@/lib/tool/form'
import { alike } from './alike'
import { habitsOf } from './phrasing/voice'
import { createRandom } from './random'
import { readTopic } from './read-topic'
import type { Topic } from './topic'
import { voiced } from './voiced'

const mostCandidates = 400

/**
 * Writes without a model, by the tool's own recipe. Throws `unclear_topic` for a prompt without a topic,
 * `english_only` where the recipe writes English sentences and another language is asked for, `already_short` for an
 * item that cannot be made shorter, `needs_model` for a variation that takes understanding. Gives up after 400 candidates.
 */
export const builtInEngine: Engine = {
  name: 'built-in',
  async *write(job, signal) {
    let left = mostCandidates
    const inManner = mannerOf(job)
    for (const candidate of candidates(job)) {
      signal.throwIfAborted()
      const checked = job.tool.item.safeParse(candidate)
      if (checked.success) yield inManner(checked.data)
      if (--left === 0) return
    }
  },
}

function candidates(job: Job): Iterable<unknown> {
  const { tool, input, refine, seed } = job
  if (refine && !canRefine(refine)) throw new CatalogueError('needs_model')
  if (refine?.action === 'shorter') return [shorter(job, refine.item)]
  const own = { ...input, prompt: ownWords(input.prompt) }
  const topic = readTopic(own.prompt)
  refuseOtherLanguages(job, topic)
  const chosen = chosenText(input.prompt)
  const order = { ...own, topic, ...(chosen !== null && { chosen }) }
  if (!refine) return tool.draft.write(order, createRandom(seed))
  const drafts = tool.draft.write(order, createRandom(seedOf(seed, refine.item)))
  return alike(drafts, refine.item, tool)
}

/** Turns an item into one that reads more like the visitor's own texts, as long as it stays what the tool expects. */
function mannerOf({ tool, voice = [] }: Job): (item: unknown) => unknown {
  const habits = habitsOf(voice)
  if (tool.draft.language === 'any' || !Object.values(habits).includes(true)) return (item) => item
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

function shorter({ tool, input }: Job, item: unknown): unknown {
  if (!tool.draft.shorten) throw new CatalogueError('unsupported')
  const shortened = tool.draft.shorten(tool.item.parse(item), input)
  if (shortened === null) throw new CatalogueError('already_short')
  return shortened
}

function refuseOtherLanguages({ tool, input }: Job, topic: Topic): void {
  if (tool.draft.language === 'any') return
  const asked: unknown = input.parameters.language ?? 'auto'
  if (topic.language !== 'en' || (asked !== 'auto' && asked !== 'en')) {
    throw new CatalogueError('english_only')
  }
}
