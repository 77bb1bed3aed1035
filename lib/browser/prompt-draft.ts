import { isBlank } from '@/lib/fit/is-blank'
import { isRecord } from '@/lib/is-record'
import type { FormShape } from '@/lib/tool/form'
import { changedValues, type FormValues } from '@/lib/tool/form-values'
import { createBrowserStore } from './browser-store'

type ToolShape = FormShape & { type: string }

const storeOf = ({ type }: Pick<ToolShape, 'type'>) =>
  createBrowserStore<unknown>({
    key: `postsmith-draft-${type}`,
    parse: (stored) => stored,
    storage: () => sessionStorage,
  })

/**
 * Keeps what stands in a tool's form for this tab, until the box is emptied or the tab closed, so that a reload loses nothing.
 * Of the options those that differ from their default, and what came along from the tools before.
 */
export function keepDraft(form: ToolShape, { prompt, parameters, carried }: FormValues): void {
  const draft = { version: 1, prompt, parameters: changedValues(form.fields, parameters), carried }
  storeOf(form).update(() => (isBlank(prompt) && !carried ? {} : draft))
}

/** What is kept, null for nothing. Its options may be of any kind: `formValues` takes those that the form allows. By hand: it runs at load. */
export function readDraft(
  form: Pick<ToolShape, 'type'>,
): { prompt: string; parameters: Record<string, unknown>; carried: unknown } | null {
  const draft = storeOf(form).read()
  if (!isRecord(draft) || draft.version !== 1) return null
  const { prompt, parameters, carried } = draft
  return typeof prompt === 'string' && isRecord(parameters) ? { prompt, parameters, carried } : null
}
