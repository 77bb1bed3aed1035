import { PublicError } from '@/lib/core/errors'
import { isRecord } from '@/lib/core/is-record'
import { createRandom } from '@/lib/core/random'
import { emojiSequencePattern } from '@/lib/core/strings/emoji-sequence'
import type { Engine, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { getChosenKind, getDetails, type PromptReading } from '@/lib/tool/prompt-reading'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { getLanguageName } from '@/lib/tool/shared-fields'
import { setCase } from './line'
import { readPrompt } from './read-prompt'

/** Throws `unclear_topic` without letters, `needs_model` to refine an item, and `unsupported` without a recipe. */
export const builtInEngine: Engine = {
  name: 'built-in',
  async *write(job, signal) {
    const { tool, refine, seed, onPromptAnalyzed } = job
    const recipe = getDraft(tool)
    if (!recipe) throw new PublicError('unsupported')
    if (refine) throw new PublicError('needs_model')
    const recipeInput = buildRecipeInput(job)
    if (recipe.outputKind === 'sentences') onPromptAnalyzed?.(toPromptAnalysis(recipeInput.reading, job))
    const applyVoice = createVoiceStyler(job)
    for (const candidate of recipe.write(recipeInput, createRandom(seed))) {
      signal.throwIfAborted()
      const parsedItem = tool.itemSchema.safeParse(candidate)
      if (parsedItem.success) yield { item: applyVoice(parsedItem.data) }
    }
  },
}

/** Loads the word lists of the writer and of the recipes before the first run. Loading takes half a second. */
export function prepareBuiltInEngine(tools: readonly PromptTool[]): void {
  for (const tool of tools) getDraft(tool)?.prepare?.()
  readPrompt('I repotted my rubber plant. It had stopped growing in March.')
}

function toPromptAnalysis({ kind, sure, language }: PromptReading, { input }: WritingJob): PromptAnalysis {
  const chosenLanguageName =
    input.parameters.language === language ? undefined : getLanguageName(input.parameters.language)
  const note = `Translating into ${chosenLanguageName} takes an AI. These are in your text’s language.`
  return { kind, sure, notes: chosenLanguageName ? [note] : [] }
}

function buildRecipeInput({ input }: WritingJob) {
  let reading: PromptReading | undefined
  return {
    ...input,
    get reading() {
      if (!/\p{L}/u.test(input.prompt)) throw new PublicError('unclear_topic')
      reading ??= readInput(input)
      return reading
    },
  }
}

/** Reads a prompt, with the texts of "Add details" appended as sentences. */
export function readInput({ prompt, parameters }: Pick<WritingJob['input'], 'prompt' | 'parameters'>): PromptReading {
  const details = getDetails(parameters)
  const chosenKind = getChosenKind(parameters)
  const addedTexts = [details.turn, details.outcome].filter((text) => text !== undefined)
  const addSentence = (text: string, sentence: string) => `${text.replace(/(?<![.!?])$/, '.')} ${sentence}`
  const text = addedTexts.reduce(addSentence, prompt)
  return readPrompt(text, { details, ...(chosenKind && { chosenKind }) })
}

/** Applies the visitor's habits to an item. An item that would not fit the schema is returned unchanged. */
function createVoiceStyler({ tool, voice = [] }: WritingJob): (item: unknown) => unknown {
  const habits = findWritingHabits(voice)
  if (getDraft(tool)?.outputKind !== 'sentences' || !Object.values(habits).includes(true)) return (item) => item
  return (item) => tool.itemSchema.safeParse(applyHabitsToItem(item, habits)).data ?? item
}

/** Applies writing habits to every text of an item. Single words, such as tags, stay unchanged. */
function applyHabitsToItem(item: unknown, habits: WritingHabits): unknown {
  if (typeof item === 'string') return /\s/.test(item.trim()) ? applyWritingHabits(item, habits) : item
  if (Array.isArray(item)) return item.map((value) => applyHabitsToItem(value, habits))
  if (!isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, applyHabitsToItem(value, habits)]))
}

const MIN_LETTERS = 20
const MIN_LINES = 2

type WritingHabits = { usesLowerCase: boolean; avoidsExclamationMarks: boolean; omitsFullStops: boolean }

/** Finds the habits in the visitor's pasted texts: no capitals, no exclamation marks, lines without a full stop. */
export function findWritingHabits(samples: readonly string[]): WritingHabits {
  const text = samples.join('\n')
  const hasEnoughLetters = (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line))
  const hasEnoughLines = hasEnoughLetters && lines.length >= MIN_LINES
  const endsInWord = (line: string) =>
    /[\p{L}\p{N}\p{M}]\s*$/u.test(line.replace(/#\S+/g, '').replace(emojiSequencePattern, '').trimEnd())
  return {
    usesLowerCase: hasEnoughLetters && /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text),
    avoidsExclamationMarks: hasEnoughLines && !/[!！]/.test(text),
    omitsFullStops: hasEnoughLines && lines.every(endsInWord),
  }
}

export function applyWritingHabits(text: string, habits: WritingHabits): string {
  let styledText = text
  if (habits.avoidsExclamationMarks) styledText = styledText.replace(/(\?)!+|!+/g, (_, mark) => mark ?? '.')
  if (habits.omitsFullStops) styledText = styledText.replace(/(?<![.\s])\.(?=\s*(?:\n|$))/g, '')
  return habits.usesLowerCase ? setCase(styledText, { isLowercase: true }) : styledText
}
