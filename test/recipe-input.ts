import { getDetails } from '@/lib/tool/details'
import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftContext, Input } from '@/lib/tool/tool-definition'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { getChosenKind } from '@/lib/writer/reading/get-chosen-kind'

/** What the built-in writer gives a recipe for an input. */
export function createRecipeInput<RecipeInput extends Input>(
  input: RecipeInput,
  requestedKind?: PromptKind,
): RecipeInput & DraftContext {
  const kind = requestedKind ?? getChosenKind(input.parameters)
  return {
    ...input,
    reading: analyzePrompt(input.prompt, {
      details: getDetails(input.parameters),
      ...(kind && { chosenKind: kind }),
    }),
  }
}
