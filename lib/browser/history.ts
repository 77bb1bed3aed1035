import * as z from '@/lib/core/zod'
import { cardSchema, engineNameSchema } from '@/lib/tool/card'
import { parseCarriedResults } from '@/lib/tool/carried-results'
import type { ParameterValue } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { createBrowserStore, historyKey } from './browser-store'

const LEGACY_PREFIX = 'Use this:'

/** Older runs have “Use this:” paragraphs of unknown tools in the prompt; newer ones have `carried`. */
function migrateCarriedText<Values extends FormValues>(run: Values): Values {
  const paragraphs = run.prompt.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const promptParagraphs = paragraphs.filter((paragraph) => !paragraph.startsWith(LEGACY_PREFIX))
  if (run.carried || promptParagraphs.length === paragraphs.length || promptParagraphs.length === 0) return run
  const carriedResults = parseCarriedResults(
    paragraphs
      .filter((paragraph) => paragraph.startsWith(LEGACY_PREFIX))
      .map((paragraph) => ({ tool: '', text: paragraph.slice(LEGACY_PREFIX.length) })),
  )
  return {
    ...run,
    prompt: promptParagraphs.join('\n\n'),
    ...(carriedResults.length > 0 && { carried: carriedResults }),
  }
}

const textArraySchema = z.readonly(z.array(z.string()))

/** This schema is not in the type's module, because every page loads that module before the visitor types. */
const parameterValueSchema: z.ZodMiniType<ParameterValue> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  textArraySchema,
])

const runSchema = z.object({
  id: z.string(),
  tool: z.string(),
  /** Milliseconds since 1970. */
  at: z.int().check(z.nonnegative()),
  prompt: z.string(),
  parameters: z.readonly(z.record(z.string(), parameterValueSchema)),
  carried: z.exactOptional(z.readonly(z.array(z.object({ tool: z.string(), text: z.string() })))),
  cards: z.readonly(z.array(cardSchema).check(z.minLength(1))),
  /** Null if the run broke off before the server named its engine. */
  engine: z.nullable(engineNameSchema),
  notes: textArraySchema,
  /** False if the run broke off after some results. */
  complete: z.boolean(),
  /** First day of a plan, `2026-11-23`, if the visitor chose it. */
  start: z.exactOptional(z.string().check(z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00Z`))))),
})

export type Run = z.infer<typeof runSchema>

const storedSchema = z.object({ version: z.literal([1, 2]), runs: z.createLenientArraySchema(runSchema) })

/** Maximum number of stored runs of all tools together. */
export const MAX_RUNS = 50
/** Maximum stored characters, so that other data still fits in the browser's storage. */
const MAX_STORED_LENGTH = 1_500_000

/** Parses stored runs and drops damaged runs and unknown versions. Version 1 has carried texts in its prompts. */
function parseHistory(storedValue: unknown): readonly Run[] {
  const { data } = storedSchema.safeParse(storedValue)
  const runs = data?.runs.slice(0, MAX_RUNS) ?? []
  return data?.version === 1 ? runs.map(migrateCarriedText) : runs
}

const store = createBrowserStore<readonly Run[]>({
  key: historyKey,
  parse: parseHistory,
  format: (runs) => ({ version: 2, runs }),
  shrink: (runs) => (runs.length > 1 ? runs.slice(0, runs.length >> 1) : null),
})

/** Whether storage takes results. If nothing is stored yet, tries with a text the size of one. */
export function canPersist(key: string): boolean {
  try {
    if (localStorage.getItem(key) !== null) return true
    localStorage.setItem(`${key}-try`, ' '.repeat(1_000))
    localStorage.removeItem(`${key}-try`)
    return true
  } catch {
    return false
  }
}

export const runHistory = {
  ...store,
  isPersisted: () => store.isPersisted() && canPersist(historyKey),
  find: (id: string) => store.read().find((run) => run.id === id) ?? null,
  /** Adds a run at the front or replaces it in its position, within the limits of number and size. */
  add: (run: Run) =>
    store.update((runs) => {
      const isExistingRun = runs.some(({ id }) => id === run.id)
      const nextRuns = isExistingRun
        ? runs.map((other) => (other.id === run.id ? run : other))
        : [run, ...runs].slice(0, MAX_RUNS)
      let totalLength = 0
      return nextRuns.filter((nextRun, index) => {
        totalLength += JSON.stringify(nextRun).length
        return index === 0 || totalLength <= MAX_STORED_LENGTH
      })
    }),
  clear: () => store.update(() => []),
}
