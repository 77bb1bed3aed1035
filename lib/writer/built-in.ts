import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { PublicError } from '@/lib/core/errors'
import { isRecord } from '@/lib/core/is-record'
import { createRandom } from '@/lib/core/random'
import { getDetails } from '@/lib/tool/details'
import type { Engine, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { builtInActions, type Field, type Refinement } from '@/lib/tool/form'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { languageField } from '@/lib/tool/shared-fields'
import { type DraftRecipe, getDraft } from '@/lib/tool/tool-definition'
import { hasFrameBank } from './frames/frame-banks'
import { analyzePrompt } from './reading/analyze-prompt'
import { getChosenKind } from './reading/get-chosen-kind'
import { applyWritingHabits, findWritingHabits, type WritingHabits } from './writing-habits'

/** What a visitor has to know about how the built-in writer read the prompt, in words; nothing in the usual case. */
function buildReadingNotes({ language }: Pick<ParsedPrompt, 'language'>, chosenLanguage: unknown): string[] {
  const languageOption = languageField.options.find(({ value }) => value === chosenLanguage && value !== 'auto')
  return [
    ...(languageOption && languageOption.value !== language
      ? [`Translating into ${languageOption.label} takes an AI model. These are in your text’s language.`]
      : []),
    ...(hasFrameBank(language)
      ? []
      : ['The built-in writer has no phrases in this language, so these are your own words.']),
  ]
}

const MAX_DRAFTS = 80

/**
 * The drafts that are most like an item, best first, without the item itself: those that share the most of its short
 * values, such as the family of a hook or the style of a name. At most 80 drafts are considered.
 */
function* rankSimilarDrafts(drafts: Iterable<unknown>, item: unknown): Generator<unknown> {
  const otherDrafts: unknown[] = []
  for (const draft of drafts) {
    if (!isDeepStrictEqual(draft, item) && otherDrafts.push(draft) === MAX_DRAFTS) break
  }
  const rankedDrafts = otherDrafts.map((draft) => ({ draft, score: countSharedTraits(draft, item) }))
  for (const { draft } of rankedDrafts.sort((a, b) => b.score - a.score)) yield draft
}

function countSharedTraits(draft: unknown, item: unknown): number {
  if (!isRecord(draft) || !isRecord(item)) return 0
  return Object.keys(item).filter((key) => isTrait(item[key]) && item[key] === draft[key]).length
}

/** A short single value names a kind; a longer one is the text itself. */
function isTrait(value: unknown): boolean {
  return typeof value === 'string' ? value.length > 0 && value.length <= 24 : typeof value !== 'object'
}

/** An item with every text in it written by the visitor's habits; a single word, such as a tag, stays as it is. */
function applyHabitsToItem(item: unknown, habits: WritingHabits): unknown {
  if (typeof item === 'string') return /\s/.test(item.trim()) ? applyWritingHabits(item, habits) : item
  if (Array.isArray(item)) return item.map((value) => applyHabitsToItem(value, habits))
  if (!isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, applyHabitsToItem(value, habits)]))
}

type AnyDraftRecipe = DraftRecipe<readonly Field[], unknown>

const MAX_CANDIDATES = 400

/**
 * Writes without a model, by the tool's own recipe. Throws `unclear_topic` for a prompt without a letter,
 * `already_short` for an item that cannot be made shorter, `needs_model` for a variation that takes understanding,
 * `unsupported` for a tool without a recipe. Gives up after 400 candidates.
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

/** How the prompt was read, as the page shows it. */
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
