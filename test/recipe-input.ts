import type { DraftContext, Input } from '@/lib/tool/define'
import { detailsOf } from '@/lib/tool/details'
import type { Kind } from '@/lib/tool/reading'
import { kindAsked } from '@/lib/writer/reading/kind-asked'
import { read } from '@/lib/writer/reading/read'

/** What the built-in writer gives a recipe for an input. */
export function createRecipeInput<Given extends Input>(input: Given, asked?: Kind): Given & DraftContext {
  const as = asked ?? kindAsked(input.parameters)
  return {
    ...input,
    reading: read(input.prompt, { details: detailsOf(input.parameters), ...(as && { as }) }),
  }
}
