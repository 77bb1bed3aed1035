import type { PromptKind } from '@/lib/tool/prompt-reading'
import type { DraftContext, Input } from '@/lib/tool/tool-definition'
import { readInput } from '@/lib/writer/built-in'

export function createRecipeInput<RecipeInput extends Input>(
  input: RecipeInput,
  requestedKind?: PromptKind,
): RecipeInput & DraftContext {
  const parameters = { ...input.parameters, ...(requestedKind && { readAs: requestedKind }) }
  return { ...input, reading: readInput({ prompt: input.prompt, parameters }) }
}
