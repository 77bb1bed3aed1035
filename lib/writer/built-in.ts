import { createHash } from 'node:crypto'
import { PublicError } from '@/lib/core/errors'
import { createRandom } from '@/lib/core/random'
import { getDetails } from '@/lib/tool/details'
import type { Engine, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { builtInActions, type Field, type Refinement } from '@/lib/tool/form'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { type DraftRecipe as DraftOf, getDraft } from '@/lib/tool/tool-definition'
import { applyHabitsToItem } from './apply-habits-to-item'
import { rankSimilarDrafts } from './rank-similar-drafts'
import { analyzePrompt } from './reading/analyze-prompt'
import { getChosenKind } from './reading/get-chosen-kind'
import { buildReadingNotes } from './reading-notes'
import { findWritingHabits } from './writing-habits'

type AnyDraftRecipe = DraftOf<readonly Field[], unknown>

const MAX_CANDIDATES = 400

/**
 * Writes without a model, by the tool's own recipe. Throws `unclear_topic` for a prompt without a letter, `already_short` for an
 * item that cannot be made shorter, `needs_model` for a variation that takes understanding, `unsupported` for a tool without a recipe. Gives up after 400 candidates.
 */
export const builtInEngine: Engine = {
  name: 'built-in',
  async *write(job, signal) {
    let remainingCandidateCount = MAX_CANDIDATES
    const applyVoice = createVoiceStyler(job)
    for (const candidate of writeCandidates(job)) {
      signal.throwIfAborted()
      const parsedItem = job.tool.itemSchema.safeParse(candidate)
      if (parsedItem.success) yield { item: applyVoice(parsedItem.data) }
      if (--remainingCandidateCount === 0) return
    }
  },
}

function writeCandidates(job: WritingJob): Iterable<unknown> {
  const { tool, refine, seed, onRead } = job
  const draftRecipe = getDraft(tool)
  if (!draftRecipe) throw new PublicError('unsupported')
  if (refine && !canRefine(refine)) throw new PublicError('needs_model')
  if (refine?.action === 'shorter') return [shortenItem(job, draftRecipe, refine.item)]
  const recipeInput = buildRecipeInput(job)
  if (draftRecipe.outputKind === 'sentences') onRead?.(toPromptAnalysis(recipeInput.reading, job))
  if (!refine) return draftRecipe.write(recipeInput, createRandom(seed))
  const random = createRandom(deriveSeed(seed, refine.item))
  if (draftRecipe.writeSimilar) return draftRecipe.writeSimilar(tool.itemSchema.parse(refine.item), recipeInput, random)
  return rankSimilarDrafts(draftRecipe.write(recipeInput, random), refine.item)
}

/** How the prompt was read, as the visitor is told. */
function toPromptAnalysis({ kind, sure, language }: ParsedPrompt, { input }: WritingJob): PromptAnalysis {
  return { kind, sure, notes: buildReadingNotes({ language }, input.parameters.language) }
}

/** What a recipe works on; the prompt is read when its topic is first asked for. */
function buildRecipeInput({ input }: WritingJob) {
  const chosenKind = getChosenKind(input.parameters)
  let reading: ParsedPrompt | undefined
  return {
    ...input,
    get reading() {
      reading ??= analyzePrompt(input.prompt, {
        details: getDetails(input.parameters),
        ...(chosenKind && { chosenKind }),
      })
      return reading
    },
  }
}

/** Turns an item into one that reads more like the visitor's own texts, as long as it stays what the tool expects. */
function createVoiceStyler({ tool, voice = [] }: WritingJob): (item: unknown) => unknown {
  const habits = findWritingHabits(voice)
  if (getDraft(tool)?.outputKind !== 'sentences' || !Object.values(habits).includes(true)) return (item) => item
  return (item) => tool.itemSchema.safeParse(applyHabitsToItem(item, habits)).data ?? item
}

/** The recipe shortens its own items; it cannot read what the visitor has made of one. */
function canRefine({ action, text }: Refinement): boolean {
  return builtInActions.includes(action) && (action !== 'shorter' || text === undefined)
}

/** Each item has its own similar ones, and none of them are those of "generate again". */
function deriveSeed(seed: number, item: unknown): number {
  return createHash('sha256')
    .update(`${seed} ${JSON.stringify(item)}`)
    .digest()
    .readInt32LE()
}

function shortenItem({ tool, input }: WritingJob, { shorten }: AnyDraftRecipe, item: unknown): unknown {
  if (!shorten) throw new PublicError('unsupported')
  const shortenedItem = shorten(tool.itemSchema.parse(item), input)
  if (shortenedItem === null) throw new PublicError('already_short')
  return shortenedItem
}
