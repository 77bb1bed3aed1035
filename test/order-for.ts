import type { Input, Order } from '@/lib/tool/define'
import { detailsOf } from '@/lib/writer/reading/details'
import { read } from '@/lib/writer/reading/read'
import type { Kind } from '@/lib/writer/reading/reading'

/** What the built-in writer gives a recipe for an input. */
export function orderFor<Given extends Input>(input: Given, as?: Kind): Given & Order {
  return {
    ...input,
    reading: read(input.prompt, { details: detailsOf(input.parameters), ...(as && { as }) }),
  }
}
