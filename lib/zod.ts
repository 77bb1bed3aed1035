// biome-ignore-all lint/style/noRestrictedImports: everything else takes it from here.
import * as z from 'zod/mini'

// The pages' policy forbids `eval`, and a browser reports even an attempt. The server's schemas may compile themselves.
z.config({ jitless: 'document' in globalThis })

export * from 'zod/mini'

/** A list without those of its elements that do not fit. */
export function listOfFitting<Element extends z.ZodMiniType>(element: Element) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((all) =>
      all.flatMap((one) => {
        const read = element.safeParse(one)
        return read.success ? [read.data] : []
      }),
    ),
  )
}
