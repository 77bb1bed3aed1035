import * as z from '@/lib/core/zod'
import { createBrowserStore } from './browser-store'

/** What stands in the box for the answer of a tool's assistant, while its panel is open. */
const sessionSchema = z.object({ tool: z.string(), answer: z.string() })

type AssistantSession = z.infer<typeof sessionSchema>

const store = createBrowserStore<AssistantSession | null>({
  key: 'postsmith-assistant',
  parse: (storedValue) => sessionSchema.safeParse(storedValue).data ?? null,
  getStorage: () => globalThis.sessionStorage,
})

/** Phones discard a page while its visitor is in the assistant's app: the tab remembers what was pasted. */
export const assistantSession = {
  getAnswer: (tool: string) => (store.read()?.tool === tool ? (store.read()?.answer ?? null) : null),
  setAnswer: (tool: string, answer: string) => store.update(() => ({ tool, answer })),
  clear: () => store.update(() => null),
}
